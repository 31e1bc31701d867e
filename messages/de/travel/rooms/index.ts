export { newRoom } from "./new-room.ts";
export { roomAmenities } from "./room-amenities.ts";
export { roomCalendar } from "./room-calendar.ts";
export { roomErrors } from "./room-errors.ts";
export { roomFields } from "./room-fields.ts";
export { roomForm } from "./room-form.ts";
export { roomList } from "./room-list.tsx";
export { roomPages } from "./room-pages.ts";
