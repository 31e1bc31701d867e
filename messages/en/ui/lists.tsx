import type { ReactNode } from "react";

/** Lists, their filters and their pages. */
export const lists = {
	filters: "Filters",
	clearFilters: "Clear Filters",
	applyFilters: "Apply Filters",
	/** Before the order of the list, for screen readers. */
	sortedBy: "Sort by, now",
	searched: ({ value }: { value: string }) => `Search: ${value}`,
	closeFilters: "Close filters",
	sortBy: "Sort by",
	sort: "Sort",
	clearAll: "Clear all",
	removeFilter: "Remove filter:",
	/** Opens the other choices of a filter. */
	more: ({ title }: { title: string }) => `More ${title.toLowerCase()}`,
	/** Closes the filters: "Show 12 hotels". */
	show: ({ counted }: { counted: string }) => `Show ${counted}`,
	/** A button; `rest` is for screen readers. */
	/** Above the lowest and the highest price. */
	priceFrom: "From",
	priceTo: "To",
	applyPrice: ({ rest }: { rest: (text: string) => ReactNode }) => <>Apply{rest(" price")}</>,
	viewAll: "View all",
	/** "1–20 of 45 orders". */
	range: ({ range, counted }: { range: string; counted: string }) => `${range} of ${counted}`,
	/** After `range`. */
	narrow: ". Narrow the list to see the others.",
	pages: "Pages",
	previousPage: "Previous page",
	nextPage: "Next page",
	exportFile: "Export CSV",
	page: "Page",
	perPage: "Per page",
	update: "Update",
};

/** Lists that update themselves. */
export const liveLists = {
	bookings: {
		loading: "Loading bookings...",
		failed: ({ reason }: { reason: string }) => `Failed to load bookings: ${reason} Please try again.`,
		showAll: "Show all bookings",
	},
	orders: {
		loading: "Loading orders...",
		failed: ({ reason }: { reason: string }) => `Failed to load orders: ${reason} Please try again.`,
		showAll: "Show all orders",
	},
	conversations: {
		loading: "Loading conversations...",
		failed: ({ reason }: { reason: string }) => `Failed to load conversations: ${reason} Please try again.`,
		showAll: "Show all conversations",
	},
	payments: {
		loading: "Loading payments...",
		failed: ({ reason }: { reason: string }) => `Failed to load payments: ${reason} Please try again.`,
		showAll: "Show all payments",
	},
	changes: {
		loading: "Loading changes...",
		failed: ({ reason }: { reason: string }) => `Failed to load changes: ${reason} Please try again.`,
		showAll: "Show all changes",
	},
};

/** Lists without rows. */
export const nothing = {
	nights: "No nights",
	days: "No days",
	guests: "No guests",
	rooms: "No rooms",
	hotels: "No hotels",
	products: "No products",
	items: "No items",
	units: "No units",
	orders: "No orders",
	bookings: "No bookings",
	stays: "No stays",
	moves: "No moves",
	reviews: "No reviews",
	stars: "No stars",
	conversations: "No conversations",
	messages: "No messages",
	photos: "No photos",
	rows: "No rows",
	changes: "No changes",
	customers: "No customers",
	accounts: "No accounts",
	vehicles: "No vehicles",
	documents: "No documents",
	variants: "No variants",
	payments: "No payments",
	statements: "No statements",
	emails: "No emails",
};

/** Orders of lists. */
export const sorts = {
	newest: { asc: "Oldest first", desc: "Newest first" },
	total: { asc: "Total, lowest first", desc: "Total, highest first" },
	price: { asc: "Price, lowest first", desc: "Price, highest first" },
	sold: { asc: "Sold, fewest first", desc: "Sold, most first" },
	status: { asc: "Status, A to Z", desc: "Status, Z to A" },
	name: { asc: "Name, A to Z", desc: "Name, Z to A" },
	title: { asc: "Title, A to Z", desc: "Title, Z to A" },
	date: { asc: "Date, earliest first", desc: "Date, latest first" },
	arrival: { asc: "Arrival, earliest first", desc: "Arrival, latest first" },
	seen: { asc: "Last active, longest ago first", desc: "Last active, most recent first" },
	waiting: { asc: "Waiting first", desc: "Waiting last" },
};
