import type { Messages } from "#messages/en/index.ts";

export const siteSearch: Messages["siteSearch"] = {
	results: ({ query }) => `Resultados para “${query}”`,
	nothing: ({ query }) => `Não encontrámos nada para “${query}”`,
	what: "O que procura?",
	hotels: "Hotéis",
	tryOther: "Experimente outras palavras ou menos palavras.",
	hint: "Use a pesquisa no topo da página para encontrar produtos, hotéis e cidades.",
	hotelsIn: ({ city }) => `Hotéis em ${city}`,
	categoriesAndCities: "Categorias e cidades",
	products: "Produtos",
	categories: "Categorias",
	cities: "Cidades",
	all: "Ver todos os resultados",
	from: ({ price }) => <>Desde {price}</>,
};
