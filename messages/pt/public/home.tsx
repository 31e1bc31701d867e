import type { Messages } from "#messages/en/index.ts";

export const home: Messages["home"] = {
	title: "Loja, hotéis e veículos de mudanças",
	description: "Compre produtos, reserve quartos de hotel e alugue veículos de mudanças com uma só conta.",
	sale: "Em promoção",
	bestSellers: "Mais vendidos",
	categories: "Comprar por categoria",
	destinations: "Destinos populares",
	hotels: "Hotéis em destaque",
	viewed: "Vistos recentemente",
	search: {
		products: "Produtos",
		stays: "Estadias",
		moves: "Mudanças",
		label: "Procurar",
		shop: "Pesquisar na loja",
		placeholder: "Candeeiro, linho, caneca…",
	},
	steps: {
		find: {
			title: "Encontre",
			text: "Pesquise produtos e hotéis ou obtenha um preço para a sua mudança.",
		},
		book: {
			title: "Reserve",
			text: "Veja o total e as condições antes de os aceitar. Não precisa de conta.",
		},
		follow: {
			title: "Acompanhe",
			text: "O seu número mostra cada passo e permite cancelar online.",
		},
		title: "Como funciona",
	},
	partner: {
		question: "Tem um hotel, veículos ou produtos para vender?",
		text: ({ market }) => `Chegue a novos clientes em ${market}.`,
		link: "Torne-se parceiro",
	},
	hero: ({ line }) => <>Compre. Reserve. {line}Mude.</>,
};
