import type { Messages } from "#messages/en/index.ts";

export const find: Messages["find"] = {
	kind: {
		orders: "Encomendas",
		stays: "Estadias",
		moves: "Mudanças",
		customers: "Clientes",
		products: "Produtos",
		hotels: "Hotéis",
	},
	allOf: {
		orders: "Todas as encomendas correspondentes",
		stays: "Todas as estadias correspondentes",
		moves: "Todas as mudanças correspondentes",
		customers: "Todos os clientes correspondentes",
		products: "Todos os produtos correspondentes",
		hotels: "Todos os hotéis correspondentes",
	},
	all: "Ver todos os resultados",
	results: ({ query }) => `Resultados para “${query}”`,
	title: "Encontrar",
	intro: "Pesquise aquilo a que tem acesso por número, nome, e-mail ou telefone.",
	field: "Número, nome, e-mail ou telefone",
	nothingHint:
		"Experimente menos palavras, o início de um nome ou os últimos algarismos de um telefone.",
	nothing: ({ query }) => `Não encontrámos nada para “${query}”`,
	shortcuts: {
		findHere: "Encontrar (Command e K num Mac)",
		show: "Mostrar estes atalhos",
		next: "Linha seguinte",
		previous: "Linha anterior",
		open: "Abrir a linha",
		select: "Selecionar a linha ou anular a seleção",
		title: "Atalhos de teclado",
		intro: "Nos ecrãs da equipa, quando o JavaScript está ativo.",
		switch: "Usar atalhos de uma só tecla neste navegador",
		anywhere: "Em qualquer lugar",
		inLists: "Nas listas",
		goTo: "Ir para",
	},
};
