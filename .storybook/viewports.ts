/** Window sizes that every screen must serve. */
export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  desk: { name: 'Desk', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
