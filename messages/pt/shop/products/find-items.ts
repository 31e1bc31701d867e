import type { Messages } from "#messages/en/index.ts";

export const findItems: Messages["findItems"] = {
	left: ({ count }) => `${count} em stock`,
	findSkuName: "Procurar por SKU ou nome",
	find: "Procurar",
	noItemsSaleMatch: "Nenhum artigo à venda corresponde a esta pesquisa.",
	moreMatchesTypeMore: "Há mais resultados. Escreva mais do nome ou do SKU.",
	stock: "Em stock",
	outStock: "Esgotado",
};
