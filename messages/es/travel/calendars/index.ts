export { calendarForm } from "./calendar-form.ts";
export { calendarLinks } from "./calendar-links.ts";
