import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const checkout: Messages["checkout"] = {
	changes: {
		price: ({ what, now, was }) => `${what} custa agora ${now} (antes ${was}).`,
		fewer: ({ what, now, was }) =>
			`${what}: só há ${now} em stock. A sua encomenda tem ${now} em vez de ${was}.`,
		quantity: ({ what, now, was }) => `${what}: o seu carrinho tem agora ${now} (antes ${was}).`,
		gone: ({ what }) => `${what} já não está disponível e não faz parte desta encomenda.`,
		removed: "Entretanto, um artigo foi removido do seu carrinho.",
		added: ({ what, quantity, now }) => `${what} foi adicionado ao seu carrinho: ${quantity} a ${now} cada.`,
		delivery: ({ now, was }) => `A entrega custa agora ${now} (antes ${was}).`,
		taxAdded: ({ now }) => `Foi acrescentado imposto no valor de ${now}.`,
		tax: ({ now, was }) => `O imposto é agora de ${now} (antes ${was}).`,
		total: ({ now, was }) => `O total é agora de ${now} (antes ${was}).`,
	},
	choosePayment: "Escolha um método de pagamento.",
	title: "Carrinho e finalização da compra",
	alreadyPlaced: "Esta encomenda já foi feita.",
	updating: "A atualizar...",
	contact: "Contacto",
	emailHint: "Enviamos para aqui a confirmação e as novidades sobre a sua encomenda.",
	saveAddress: "Guardar esta morada na minha conta",
	deliveryAddress: "Morada de entrega",
	updateTotals: "Atualizar totais",
	delivery: "Entrega",
	paymentMethod: "Método de pagamento",
	orderNote: "Nota da encomenda",
	noteHint: "Por exemplo, um código da porta ou uma boa hora para a entrega. Até 1000 caracteres.",
	taxNumberHint: "Para empresas. Aparece na fatura.",
	taxNumberRule: ({ country }) =>
		`Esse número fiscal não existe (${country}). Verifique-o ou deixe o campo vazio.`,
	noDelivery: ({ country }) => `Ainda não entregamos em ${country}. Escolha outro país e atualize os totais.`,
	deliveryTo: ({ country }) => `Entrega em ${country}`,
	otherAddress: "Usar outra morada guardada",
	emptyTitle: "O seu carrinho está vazio",
	browse: "Ver a loja",
	reviewChanges: "Reveja estas alterações antes de encomendar",
	wishlist: "A sua lista de desejos",
	summaryTitle: "Resumo da encomenda",
	summaryName: "resumo da encomenda",
	agreeAndPlace: "Aceitar, encomendar e pagar",
	place: "Encomendar e pagar",
	placing: "A registar a encomenda...",
	subtotal: "Subtotal",
	deliveryBy: ({ name }) => `Entrega, ${name}`,
	earlierTotal: "Este total corresponde às suas escolhas anteriores. Verá o atual antes de encomendar.",
	totalBeforeTax: "Total sem imposto",
	chooseRegion: ({ region }) => `Escolha a região (${region}) para ver`,
	tax: "Imposto",
	taxWithin: ({ amount, name, percent }) => `Estes preços incluem ${amount} de ${name} (${percent}).`,
	noCode: "Nenhum código de desconto aplicado.",
	discountCode: "Código de desconto",
	codeApplied: ({ code, amount }) => `Código ${code} aplicado: −${amount}.`,
	freeFrom: ({ amount }) => `Grátis a partir de ${amount}.`,
	chooseDelivery: "Escolha um método de entrega.",
	noteName: "Uma nota",
	refusals: {
		nothing_to_order: "Os artigos do seu carrinho já não estão disponíveis. Escolha outros produtos.",
		nothing_stored: "Não foi possível registar a sua encomenda. Tente novamente.",
		no_delivery: "Este método de entrega não está disponível para a sua morada. Escolha outro.",
		not_chargeable:
			"Este total não pode ser pago online porque o último algarismo não é 0. Escolha outro método de pagamento.",
		too_many: "Foram feitas demasiadas encomendas com este e-mail. Aguarde uma hora ou contacte-nos.",
	},
	afterRegion: ({ region }) => `Depois de escolher a região (${region}), atualize os totais.`,
	afterCountryOrRegion: ({ region }) =>
		`Depois de escolher outro país ou a região (${region}), atualize os totais.`,
	haveAccount: ({ link }) => <>Já tem conta? {link("Inicie sessão")}</>,
	changeCountry: ({ hidden }) => <>Alterar{hidden(" o país")}</>,
	updateDelivery: ({ hidden }) => <>Atualizar totais{hidden(" com esta entrega")}</>,
	deliverHere: "Entregar aqui",
	agree: ({ link }) => (
		<>Ao encomendar, aceita os nossos {link("termos")}. Pode cancelar até prepararmos a sua encomenda.</>
	),
	emptyText: ({ link }) => (
		<>
			Os artigos que adicionar ficam aqui, mesmo depois de fechar o navegador. Acabou de encomendar?{" "}
			{link("Ver a sua encomenda")}.
		</>
	),
	notOrdered: ({ link }) => (
		<>
			Ainda não encomendou. Para continuar, {link("reveja o novo total")} e faça a encomenda ou altere o
			carrinho.
		</>
	),
	cartTitle: ({ count }) =>
		plural(count, { one: `O seu carrinho: ${count} artigo`, other: `O seu carrinho: ${count} artigos` }),
	removedByMistake: "Removeu por engano?",
	beforeTax: ({ amount }) => `${amount} sem imposto`,
	shownBeforeTax: ({ amount }) => <>{amount} sem imposto</>,
	totalIs: ({ total }) => `Total: ${total}`,
	discountBy: ({ code }) => `Desconto ${code}`,
	apply: ({ hidden }) => <>Aplicar{hidden(" o código")}</>,
};
