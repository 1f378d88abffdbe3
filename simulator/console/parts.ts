import Clock from 'lucide-react/icons/clock';
import Globe from 'lucide-react/icons/globe';
import Inbox from 'lucide-react/icons/inbox';
import List from 'lucide-react/icons/list';
import Mail from 'lucide-react/icons/mail';
import Play from 'lucide-react/icons/play';
import Users from 'lucide-react/icons/users';
import Zap from 'lucide-react/icons/zap';
import { ClockPart } from './parts/ClockPart.tsx';
import { FaultsPart } from './parts/FaultsPart.tsx';
import { LogPart } from './parts/LogPart.tsx';
import { MailsPart } from './parts/MailsPart.tsx';
import { PeoplePart } from './parts/PeoplePart.tsx';
import { WorldPart } from './parts/WorldPart.tsx';
import { RehearsalsPart } from './rehearsals/RehearsalsPart.tsx';
import { SupportDesk } from './SupportDesk.tsx';

/** The parts of the console, in their order. The first is shown at an address that names none. */
export const parts = [
  { id: 'rehearsals', Icon: Play, Part: RehearsalsPart },
  { id: 'requests', Icon: Inbox, Part: SupportDesk },
  { id: 'world', Icon: Globe, Part: WorldPart },
  { id: 'clock', Icon: Clock, Part: ClockPart },
  { id: 'people', Icon: Users, Part: PeoplePart },
  { id: 'faults', Icon: Zap, Part: FaultsPart },
  { id: 'log', Icon: List, Part: LogPart },
  { id: 'mails', Icon: Mail, Part: MailsPart },
] as const;

export type PartId = (typeof parts)[number]['id'];
