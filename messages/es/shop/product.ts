import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const product: Messages["product"] = {
	stock: {
		soldOut: "Agotado",
		left: ({ left }) => plural(left, { one: `Solo queda ${left}`, other: `Solo quedan ${left}` }),
		inStock: "En stock",
	},
	returns: ({ days }) => `Devoluciones en los ${days} días siguientes a la entrega, sin dar motivos.`,
	soldOutOption: "(agotado)",
	outOfStock: "Agotado",
	noReviews: "Aún no hay opiniones. Podrás escribir una cuando llegue tu pedido.",
	goesWellWith: "Combina con",
	youMayAlsoLike: "También te puede gustar",
	recentlyViewed: "Vistos recientemente",
	sizeGuide: "Guía de tallas",
};
