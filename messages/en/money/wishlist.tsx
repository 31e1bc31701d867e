import type { ReactNode } from "react";
export const wishlist = {
	view: "View wishlist",
	full: ({ max }: { max: number }) => `Your wishlist can hold up to ${max} items. Remove one first.`,
	title: "Your wishlist",
	none: {
		text: "To add an item, choose “Save for later” on its page or in your cart. To add a hotel, choose its heart.",
		title: "Your wishlist is empty",
	},
	products: "Products",
	hotels: "Hotels",
	signIn: ({ link }: { link: (text: string) => ReactNode }) => (
		<>Saved in this browser. {link("Sign in")} to see it on all your devices.</>
	),
};
