export { hotelFacts } from "./hotel-facts.ts";
export { hotelPage } from "./hotel-page.ts";
export { hotelReviews } from "./hotel-reviews.ts";
export { priceCalendar } from "./price-calendar.tsx";
export { roomCard } from "./room-card.tsx";
export { staySummary } from "./stay-summary.ts";
