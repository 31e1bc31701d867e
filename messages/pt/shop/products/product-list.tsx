import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const productList: Messages["productList"] = {
	stockFilters: {
		low: "Stock baixo",
		out: "Esgotado",
	},
	views: {
		active: "Ativos",
		draft: "Rascunhos",
		archived: "Arquivados",
	},
	selectFirst: "Selecione primeiro pelo menos um produto",
	activate: {
		verb: "Ativar",
		busy: "A ativar...",
		effect: ({ count }) =>
			plural(count, {
				one: "Os clientes podem encontrá-lo e comprá-lo na loja.",
				other: "Os clientes podem encontrá-los e comprá-los na loja.",
			}),
		question: ({ what }) => `Ativar ${what}?`,
		done: ({ count }) => plural(count, { one: `${count} ativado.`, other: `${count} ativados.` }),
		doneInPart: ({ count, already }) => `Ativados: ${count}. Já ativos: ${already}.`,
	},
	setDraft: {
		verb: "Passar a rascunho",
		busy: "A guardar...",
		effect: ({ count }) =>
			plural(count, {
				one: "Os clientes não o podem ver até o ativar.",
				other: "Os clientes não os podem ver até os ativar.",
			}),
		question: ({ what }) => `Passar ${what} a rascunho?`,
		done: ({ count }) =>
			plural(count, { one: `${count} passado a rascunho.`, other: `${count} passados a rascunho.` }),
		doneInPart: ({ count, already }) => `Passados a rascunho: ${count}. Já em rascunho: ${already}.`,
	},
	archive: {
		verb: "Arquivar",
		busy: "A arquivar...",
		effect: ({ count }) =>
			plural(count, {
				one: "Os clientes não o podem ver nem comprar. As encomendas, o stock e as fotografias mantêm-se e pode reativá-lo a qualquer momento.",
				other:
					"Os clientes não os podem ver nem comprar. As encomendas, o stock e as fotografias mantêm-se e pode reativá-los a qualquer momento.",
			}),
		question: ({ what }) => `Arquivar ${what}?`,
		done: ({ count }) => plural(count, { one: `${count} arquivado.`, other: `${count} arquivados.` }),
		doneInPart: ({ count, already }) => `Arquivados: ${count}. Já arquivados: ${already}.`,
	},
	select: ({ product }) => `Selecionar ${product}`,
	low: "Baixo",
	lowVariants: ({ count }) => `${count} com stock baixo`,
	actions: ({ product }) => `Ações para ${product}`,
	inVariants: ({ stock, count }) => (
		<>
			{stock} em {count} variantes
		</>
	),
	notTracked: "Não controlado",
	notTrackedIn: ({ count }) => `Não controlado em ${count} variantes`,
	activateMenu: "Ativar…",
	setDraftMenu: "Passar a rascunho…",
	archiveMenu: "Arquivar…",
	products: "Produtos",
	bulkActions: "Ações em massa",
	selected: "Com os selecionados:",
	noMatchText: "Experimente outros termos de pesquisa ou filtros.",
	noProductsMatch: "Nenhum produto corresponde",
	showAllProducts: "Mostrar todos os produtos",
	emptyText: "Adicione o seu primeiro produto ou importe produtos de um ficheiro CSV.",
	noProductsYet: "Ainda não há produtos",
	changeProductStatus: "Alterar o estado do produto",
	chooseStatus: "Escolher um estado",
	goBack: "Voltar",
	nothingChanged: "Nada foi alterado.",
	allProducts: "Todos os produtos",
	stock: "Stock",
	anyStock: "Qualquer stock",
	titleVendorTagSku: "Título, marca, etiqueta, SKU…",
	product: "Produto",
	sold: "Vendidos",
	outStock: "Esgotado",
	duplicate: "Duplicar",
};
