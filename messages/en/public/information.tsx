import type { ReactNode } from "react";
import { plural } from "#app/common/language/plural.ts";
export const information = {
	since: ({ since }: { since: string }) => `In force since ${since}`,
	onThisPage: "On this page",
	privacy: {
		title: "Privacy",
		lead: "We only store the data we need for your account, orders and bookings. We never sell it, and we don’t use trackers.",
		description: ({ market }: { market: string }) =>
			`What personal data ${market} stores, why and for how long, which cookies we use, and how to delete your data.`,
	},
	about: {
		title: "About us",
		description: ({ market }: { market: string }) =>
			`${market} is a marketplace with a shop, hotel rooms and moving vehicles, with one account for all three.`,
		heading: ({ market }: { market: string }) => `About ${market}`,
		lead: "Shop, book hotel rooms and hire moving vehicles with one account.",
	},
	comingSoon: {
		title: "Coming soon",
		description: ({ market }: { market: string }) => `What’s next at ${market}, and what is available today.`,
		shop: {
			title: "Shop",
			text: "Products with photos, sizes and live stock. Order with or without an account.",
			link: "Shop now",
		},
		hotels: {
			title: "Hotel rooms",
			text: "Search by destination, dates and guests. Every result shows the total price of your stay.",
			link: "Find a hotel",
		},
		moves: {
			title: "Moving vehicles",
			text: "A truck or a loader at your door on the date and time you choose.",
			link: "Book a move",
		},
		lead: "This service isn’t available yet. See what you can use today.",
		today: "Available today",
		more: ({
			partner,
			contact,
		}: {
			partner: (text: string) => ReactNode;
			contact: (text: string) => ReactNode;
		}) => (
			<>
				Do you have a hotel, vehicles or products to sell? {partner("Become a partner")}. Are you missing
				something? {contact("Contact us")}.
			</>
		),
	},
	delivery: {
		title: "Delivery",
		description: ({ market }: { market: string }) =>
			`How ${market} delivers: the price, the time and the countries of each delivery method.`,
		lead: "You choose the delivery at the checkout, and see its price before you order.",
		none: "We don’t deliver anywhere yet.",
		daysTo: ({ days, countries }: { days: string; countries: string }) => `${days}, to ${countries}`,
		everyCountry: "every country",
		workingDays: ({ link }: { link: (text: string) => ReactNode }) => (
			<>
				Working days are Monday to Friday. The first one is the day after you order or, when you pay in
				advance, after we receive your payment. You can follow your parcel under {link("Track Order")}.
			</>
		),
		freeOver: ({ price, limit }: { price: string; limit: string }) => `${price}, free over ${limit}`,
		/** The days may be a range. */
		days: ({ days, count }: { days: string; count: number }) =>
			plural(count, { one: `${days} working day`, other: `${days} working days` }),
	},
	help: {
		title: "Help",
		description: ({ market }: { market: string }) =>
			`How to track, change, cancel and pay for orders and bookings on ${market}.`,
		lead: "Orders, hotel rooms and moves: how to track, change, cancel and pay for them.",
	},
	returns: {
		title: "Returns",
		description: ({ market }: { market: string }) =>
			`How to return what you bought on ${market}, and until when.`,
		lead: ({ days }: { days: number }) =>
			`Send products back within ${days} days of delivery. No reason needed.`,
	},
	terms: {
		title: "Terms",
		description: ({ market }: { market: string }) =>
			`The terms for using ${market}: orders, bookings, cancellations, withdrawal and refunds.`,
		lead: ({ market }: { market: string }) =>
			`These terms apply when you use ${market} to shop, book a hotel room or book a moving vehicle.`,
	},
};
