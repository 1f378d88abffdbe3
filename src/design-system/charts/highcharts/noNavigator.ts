/** Stands in for the navigator of stock charts, which the accessibility module only listens to (see vite.config.ts). */
export default class Navigator {}
