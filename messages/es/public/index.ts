export { assurances } from "./assurances.ts";
export { home } from "./home.tsx";
export { notFound } from "./not-found.ts";
export { ownBookings } from "./own-bookings.ts";
export { siteSearch } from "./site-search.tsx";
export { tracking } from "./tracking.ts";
