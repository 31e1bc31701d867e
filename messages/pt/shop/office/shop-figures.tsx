import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const shopFigures: Messages["shopFigures"] = {
	revenueByDay: ({ currency }) => `Receita por dia, em ${currency}`,
	names: {
		revenue: "Receita",
		orders: "Encomendas",
		average: "Valor médio por encomenda",
		conversion: "Conversão de carrinhos",
		units: "Unidades vendidas",
		lostShare: "Canceladas ou expiradas",
		returnedShare: "Devolvidas",
		goods: "Unidades, mais vendidos e categorias",
	},
	title: "Painel da loja",
	exportCsv: "Exportar CSV",
	daysAndCurrency: "Dias e moeda",
	bestSellers: "Mais vendidos por unidades",
	product: "Produto",
	units: "Unidades",
	revenueByCategory: ({ currency }) => `Receita por categoria, em ${currency}`,
	category: "Categoria",
	lastUpdated: ({ at }) =>
		`Os mais vendidos e as categorias foram atualizados às ${at}. Atualizam-se a cada 10 minutos.`,
	soldOut: "Esgotado",
	inTotal: ({ amount }) => `${amount} no total`,
	definitions: {
		revenue:
			"O total de todas as encomendas feitas no período, incluindo entrega e imposto, menos reembolsos. As encomendas canceladas e expiradas não contam.",
		orders: "Encomendas feitas no período. As encomendas canceladas e expiradas não contam.",
		average: "Receita dividida pelo número de encomendas.",
		conversion: "A percentagem de carrinhos iniciados no período que se tornaram encomendas.",
		goods: "Artigos vendidos, menos devoluções. A receita é calculada depois dos descontos e sem a entrega.",
		lostShare: "Encomendas canceladas e expiradas em percentagem de todas as encomendas feitas.",
		returnedShare: "A percentagem de encomendas devolvidas na totalidade.",
	},
	daysStart: ({ clock, currency }) =>
		`Os dias começam à meia-noite, ${clock}. Só são incluídas encomendas em ${currency}. O dia de hoje é comparado até à hora atual.`,
	compared: ({ days, before, at, clock }) =>
		`${days}, em comparação com ${before}. Atualizado às ${at}, ${clock}.`,
	newOrders: ({ count }) =>
		plural(count, { one: `${count} encomenda nova`, other: `${count} encomendas novas` }),
	returnRequested: ({ order }) => <>{order}: devolução pedida</>,
	lowVariants: ({ count, shown }) =>
		plural(count, {
			one: "1 variante está esgotada ou com stock baixo:",
			other: `${shown} variantes estão esgotadas ou com stock baixo:`,
		}),
	waiting: ({ count }) => `${count} à espera`,
	left: ({ count }) => plural(count, { one: `resta ${count}`, other: `restam ${count}` }),
	viewAll: "Ver tudo",
	viewAllOf: ({ count }) => `Ver todas (${count})`,
	noOrders: "Sem encomendas neste período nem no anterior.",
	ordersDay: "Encomendas por dia",
	do: "A fazer",
	nothingToDo: "Tudo feito. Não há encomendas nem devoluções novas e nenhum produto tem stock baixo.",
	noSales: "Sem vendas neste período.",
};
