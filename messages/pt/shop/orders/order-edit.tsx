import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const orderEdit: Messages["orderEdit"] = {
	below: ({ line, least }) => `${line}: quantidade já reembolsada, ${least}. Introduza ${least} ou mais.`,
	soldOut: ({ line }) => `${line}: esgotado ou já não está à venda.`,
	tooFew: ({ line, more, most }) => `${line}: só há mais ${more} em stock. Introduza ${most} ou menos.`,
	quantityRange: ({ most }) => `Introduza uma quantidade de 0 a ${most}.`,
	refundedUnits: ({ count }) =>
		plural(count, { one: `${count} reembolsada`, other: `${count} reembolsadas` }),
	sku: ({ sku }) => `SKU ${sku}`,
	refundsOnline: ({ amount }) => `${amount} voltam para o cartão ou a carteira digital que pagou.`,
	refundNeeded: ({ amount }) => `É preciso um reembolso de ${amount}: envie-o e depois registe-o.`,
	due: {
		online: ({ amount }) => `O cliente tem de pagar ${amount} e recebe o link por e-mail.`,
		other: ({ amount }) => `O cliente tem de pagar ${amount}.`,
	},
	stillDue: {
		online: ({ amount }) => `O cliente ainda tem de pagar ${amount} e recebe o link por e-mail.`,
		other: ({ amount }) => `O cliente ainda tem de pagar ${amount}.`,
	},
	save: ({ total, hidden }) => <>Guardar alterações{hidden(`, novo total ${total}`)}</>,
	quantity: ({ item, hidden }) => <>Quantidade{hidden(` de ${item}`)}</>,
	title: ({ number }) => `Editar encomenda ${number}`,
	pricesChanged: "Os preços ou o pagamento mudaram. Verifique os montantes abaixo e guarde novamente.",
	inOrder: "Na encomenda",
	nothingDue: "Não há nada a pagar nem a reembolsar.",
	not_editable: {
		reason:
			"Só pode editar artigos até o primeiro volume ser enviado ou a encomenda ser cancelada, concluída ou reembolsada.",
	},
	disputed: {
		reason: "O cliente contesta o pagamento. Edite a encomenda quando isso estiver decidido.",
	},
	nothing: {
		reason: "Altere uma quantidade ou adicione um artigo.",
	},
	empty: {
		reason: "Mantenha pelo menos um artigo. Para remover todos, cancele a encomenda.",
	},
	too_many_lines: {
		reason: "Uma encomenda pode ter até 50 artigos diferentes.",
	},
	not_chargeable: {
		reason: "O novo montante não pode ser pago online. Escolha outras quantidades.",
	},
	subtotal: "Subtotal",
	discount: "Desconto",
	delivery: "Entrega",
	itemsTable: "Artigos antes e depois",
	item: "Artigo",
	before: "Antes",
	after: "Depois",
	removed: "Removido",
	amountsTable: "Montantes antes e depois",
	difference: "Diferença",
	consequence: "O stock muda de imediato. O cliente recebe um e-mail.",
	parcelsReset: "A encomenda volta a ser enviada num só volume: divida-a novamente se precisar de vários.",
	changeSomething: "Fazer alterações",
	items: "Artigos",
	new: "Novo",
	quantityHint: "Introduza 0 para remover um artigo.",
	addItem: "Adicionar um artigo",
	recalculateDelivery: "Cobrar novamente a entrega ao preço de hoje",
	orderPaysTodaysPrice: ({ deliveryTotal, deliveryName, price }) =>
		`A encomenda paga ${deliveryTotal} por ${deliveryName}. O preço de hoje é ${price}, ou grátis a partir do montante das suas definições.`,
	reviewChanges: "Rever alterações",
	goBack: "Voltar",
	itemsChanged: "Os artigos foram alterados.",
	checkAmountsBelowThen: "Verifique os montantes abaixo e guarde novamente.",
	checkChanges: "Verificar as alterações",
	editItems: "Editar artigos",
	includesTax: "Inclui imposto",
	tax: "Imposto",
};
