import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const cart: Messages["cart"] = {
	alreadyAdded: ({ quantity, what }) => `Já está no seu carrinho: ${quantity} × ${what}.`,
	gone: "Este produto já não está disponível.",
	full: ({ most, what }) =>
		`O seu carrinho pode ter até ${most} artigos diferentes. Remova um e volte a adicionar ${what}.`,
	quantityChanged: ({ what, quantity }) => `${what}: ${quantity} no seu carrinho.`,
	soldOut: ({ what }) => `${what}: esgotado. Guarde para mais tarde e volte a verificar em breve.`,
	notSold: ({ what }) => `${what}: já não está disponível.`,
	removed: ({ what }) => `Removido do seu carrinho: ${what}.`,
	savedForLater: ({ what }) => `Guardado para mais tarde: ${what}.`,
	wishGone: "Este artigo já não está na sua lista de desejos.",
	wishRemoved: ({ what }) => `Removido da sua lista de desejos: ${what}.`,
	notices: {
		notSold: "Já não está disponível. Não será incluído na sua encomenda.",
		soldOut: "Esgotado. Não será incluído na sua encomenda: remova-o ou guarde-o para mais tarde.",
		few: ({ left }) =>
			plural(left, {
				one: `Só há ${left} em stock. Altere a quantidade para ${left}.`,
				other: `Só há ${left} em stock. Altere a quantidade para ${left} ou menos.`,
			}),
		dearer: ({ was, now }) => `O preço subiu desde que o adicionou: era ${was}, agora é ${now}.`,
		cheaper: ({ was, now }) => `O preço desceu desde que o adicionou: era ${was}, agora é ${now}.`,
	},
	goneTitle: "Este produto já não está disponível",
	goToCheckout: "Finalizar compra",
	nothingSaved: "Nada foi guardado. Escolha outro produto na loja.",
	outOfStock: "Esgotado",
	noLongerAvailable: "Já não está disponível",
	add: "Adicionar ao carrinho",
	nothingAdded: "Nada foi adicionado ao seu carrinho. Escolha outro produto na loja.",
	nothingToAdd: "Nada para adicionar",
	view: "Ver carrinho",
	howMany: "Quantas unidades pretende?",
	each: ({ price }) => <>{price} cada</>,
	saveForLater: "Guardar para mais tarde",
	quantityOf: ({ name }) => `Quantidade de ${name}`,
	update: ({ name, hidden }) => <>Atualizar{hidden(` a quantidade de ${name}`)}</>,
	enterQuantity: ({ most }) => `Introduza uma quantidade de 1 a ${most}.`,
	allInCart: ({ left }) => `Só há ${left} em stock e já está tudo no seu carrinho.`,
	fewerAdded: ({ left }) => `Só há ${left} em stock. O seu carrinho tem agora ${left}.`,
	mostAdded: ({ most, quantity }) =>
		`Pode encomendar até ${most} unidades de cada artigo. O seu carrinho tem agora ${quantity}.`,
	added: ({ what }) => `Adicionado ao seu carrinho: ${what}.`,
	nowInCart: ({ quantity }) => `Tem agora ${quantity} no seu carrinho.`,
	lineGone: "Este artigo já não está no seu carrinho.",
	merged: "Os artigos que adicionou antes de iniciar sessão estão agora no carrinho da sua conta.",
	mergedInPart: ({ most, rest }) =>
		plural(rest, {
			one: `Os artigos que adicionou antes de iniciar sessão estão agora no carrinho da sua conta. Um carrinho pode ter até ${most} artigos diferentes: mais 1 está na sua lista de desejos.`,
			other: `Os artigos que adicionou antes de iniciar sessão estão agora no carrinho da sua conta. Um carrinho pode ter até ${most} artigos diferentes: mais ${rest} estão na sua lista de desejos.`,
		}),
	chooseFirst: ({ link }) => <>Escolha primeiro um produto na {link("loja")}.</>,
};
