import type { ReactNode } from "react";
export const savedHotels = {
	notSaved: "This hotel is no longer on your wishlist.",
	removed: ({ name }: { name: string }) => `Removed from your wishlist: ${name}.`,
	undo: "Undo",
	saved: ({ name }: { name: string }) => `Saved to your wishlist: ${name}.`,
	goneTitle: "This hotel is no longer available",
	goneText: "Nothing was saved. Choose another hotel in Travel.",
	/** For screen readers; so is the next one. */
	removeHotel: ({ hotel }: { hotel: string }) => `Remove from wishlist: ${hotel}`,
	saveHotel: ({ hotel }: { hotel: string }) => `Save: ${hotel}`,
	isSaved: ({ rest }: { rest: (text: string) => ReactNode }) => <>Saved{rest(" (remove from wishlist)")}</>,
	save: "Save",
	noLonger: "No longer available",
	chooseDates: ({ rest, hotel }: { rest: (text: string) => ReactNode; hotel: string }) => (
		<>Choose dates{rest(` at ${hotel}`)}</>
	),
	remove: ({ rest, hotel }: { rest: (text: string) => ReactNode; hotel: string }) => (
		<>Remove{rest(` ${hotel}`)}</>
	),
	removing: "Removing...",
};
