export { calendarEvents } from "./calendar-events.ts";
export { calendarForm } from "./calendar-form.ts";
export { calendarLinks } from "./calendar-links.ts";
export { calendarMail } from "./calendar-mail.ts";
export { calendars } from "./calendars.tsx";
