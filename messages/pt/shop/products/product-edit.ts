import type { Messages } from "#messages/en/index.ts";

export const productEdit: Messages["productEdit"] = {
	refusals: {
		not_draft: "Só é possível eliminar rascunhos. Arquive o produto para o ocultar aos clientes.",
		sold: "Este produto tem encomendas. Arquive-o em vez disso.",
	},
	undeletable: ({ product }) => `Não é possível eliminar ${product}`,
	deleteQuestion: ({ product }) => `Eliminar ${product}?`,
	deleteText: "Também elimina as fotografias e o histórico de stock. Esta ação não pode ser anulada.",
	duplicateQuestion: ({ product }) => `Duplicar ${product}?`,
	duplicateText:
		"A cópia é um rascunho com os mesmos detalhes, preços e fotografias, mas sem stock, SKU nem códigos de barras.",
	all: "Todos os produtos",
	viewInShop: "Ver na loja",
	pages: {
		details: "Detalhes",
		variants: "Preços e variantes",
		photos: "Fotografias",
		stock: "Stock",
	},
	deleteProduct: "Eliminar produto",
	reload: "Recarregue a página e tente novamente.",
	productDeleted: "O produto foi eliminado.",
	goBack: "Voltar",
	duplicateProduct: "Duplicar produto",
	duplicated: "Produto duplicado. Esta cópia é um rascunho sem stock nem SKU.",
	copying: "A copiar...",
	product: "Este produto",
};
