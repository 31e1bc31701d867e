import type { ReactNode } from "react";
export const home = {
	title: "Shop, hotels and moving vehicles",
	description: "Shop products, book hotel rooms and hire moving vehicles with one account.",
	sale: "On sale",
	bestSellers: "Best sellers",
	categories: "Shop by category",
	destinations: "Popular destinations",
	hotels: "Featured hotels",
	viewed: "Recently viewed",
	search: {
		products: "Products",
		stays: "Stays",
		moves: "Moves",
		label: "Search for",
		shop: "Search the shop",
		placeholder: "Lamp, linen, mug…",
	},
	steps: {
		find: {
			title: "Find it",
			text: "Search products and hotels, or get a price for your move.",
		},
		book: {
			title: "Book it",
			text: "See the total and the terms before you agree to them. You don’t need an account.",
		},
		follow: {
			title: "Follow it",
			text: "Your number shows every step, and lets you cancel online.",
		},
		title: "How it works",
	},
	partner: {
		question: "Have a hotel, vehicles or products to sell?",
		text: ({ market }: { market: string }) => `Reach new customers on ${market}.`,
		link: "Become a partner",
	},
	/** The three services: shop, hotels, moving. A line breaks at {line}. */
	hero: ({ line }: { line: ReactNode }) => <>Buy it. Book it. {line}Move it.</>,
};
