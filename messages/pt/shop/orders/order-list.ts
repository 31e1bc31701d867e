import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const orderList: Messages["orderList"] = {
	selected: ({ count }) => plural(count, { one: `${count} selecionada`, other: `${count} selecionadas` }),
	open: "Aberta",
	delivery: "Entrega",
	select: ({ number }) => `Selecionar ${number}`,
	actions: ({ number }) => `Ações para ${number}`,
	bulk: {
		confirmed: ({ count }) => plural(count, { one: `${count} confirmada`, other: `${count} confirmadas` }),
		shipped: ({ count }) => plural(count, { one: `${count} enviada`, other: `${count} enviadas` }),
		changed: ({ count, orders }) =>
			plural(count, { one: `${count} já alterada (${orders})`, other: `${count} já alteradas (${orders})` }),
		otherTracking: ({ count, orders }) =>
			plural(count, {
				one: `${count} já enviada com outros dados de seguimento (${orders})`,
				other: `${count} já enviadas com outros dados de seguimento (${orders})`,
			}),
		failed: ({ count, orders, why }) =>
			plural(count, {
				one: `${count} falhou (${orders}): ${why}`,
				other: `${count} falharam (${orders}): ${why}`,
			}),
		more: ({ orders, count }) => `${orders} e mais ${count}`,
	},
	confirmQuestion: ({ count }) =>
		plural(count, { one: `Confirmar ${count} encomenda?`, other: `Confirmar ${count} encomendas?` }),
	confirmButton: ({ count }) =>
		plural(count, { one: `Confirmar ${count} encomenda`, other: `Confirmar ${count} encomendas` }),
	emails: ({ count }) =>
		plural(count, { one: "O cliente recebe um e-mail.", other: "Cada cliente recebe um e-mail." }),
	withSelected: "Com as selecionadas:",
	views: {
		confirm: "Por confirmar",
		unpaid: "Por pagar",
		ship: "Por enviar",
	},
	shipMenu: "Enviar…",
	confirmMenu: "Confirmar…",
	confirmOrders: "Confirmar encomendas",
	orders: "Encomendas",
	onlyNewConfirmable: "Só podem ser confirmadas encomendas novas.",
	selectOrder: "Selecione primeiro pelo menos uma encomenda.",
	newOrder: "Nova encomenda",
	noOrdersYet: "Ainda não há encomendas",
	emptyText: "As novas encomendas aparecem aqui automaticamente.",
	noMatch: "Nenhuma encomenda corresponde a estes filtros",
	bulkActions: "Ações em massa",
	selectNone: "Limpar seleção",
	selectAll: "Selecionar tudo nesta página",
	discount: "Desconto",
	numberNameEmail: "Número, nome, e-mail…",
	order: "Encomenda",
	dispute: "Contestação",
};
