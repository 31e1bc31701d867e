import type { Messages } from "#messages/en/index.ts";

export const wishlist: Messages["wishlist"] = {
	view: "Merkzettel ansehen",
	full: ({ max }) => `Ihr Merkzettel fasst bis zu ${max} Artikel. Entfernen Sie zuerst einen.`,
};
