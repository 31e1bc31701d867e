import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const product: Messages["product"] = {
	stock: {
		soldOut: "Esgotado",
		left: ({ left }) => plural(left, { one: `Só resta ${left}`, other: `Só restam ${left}` }),
		inStock: "Em stock",
	},
	returns: ({ days }) =>
		`Devoluções aceites no prazo de ${days} dias após a entrega. Sem necessidade de motivo.`,
	soldOutOption: "(esgotado)",
	outOfStock: "Esgotado",
	noReviews: "Ainda não há avaliações. Pode escrever uma depois de a sua encomenda chegar.",
	goesWellWith: "Combina bem com",
	youMayAlsoLike: "Também pode gostar de",
	recentlyViewed: "Vistos recentemente",
	sizeGuide: "Guia de tamanhos",
};
