import type { Messages } from "#messages/en/index.ts";

export const phoneOrder: Messages["phoneOrder"] = {
	alreadyPlaced: "Esta encomenda já foi feita.",
	noItems: "Adicione primeiro um artigo.",
	noAccount: "Nenhuma conta tem este e-mail ou o e-mail não está confirmado.",
	fewerInStock: "Nem tudo está em stock nesta quantidade. Verifique as quantidades.",
	full: ({ most }) => `Uma encomenda pode ter até ${most} artigos diferentes.`,
	soldOut: ({ what }) => `${what}: esgotado.`,
	onlyLeft: ({ what, left }) => `${what}: só há ${left} em stock.`,
	most: ({ most }) => `Uma encomenda pode ter até ${most} unidades de cada artigo.`,
	added: ({ what }) => `Adicionado: ${what}.`,
	removed: ({ what }) => `Removido: ${what}.`,
	forAccount: ({ name }) => `Adicionar a encomenda à conta de ${name}`,
	tell: ({ link }) => (
		<>
			Antes de fazer a encomenda, informe o cliente do total e de que se aplicam os nossos {link("termos")}. A
			confirmação e a forma de pagamento são-lhe enviadas por e-mail.
		</>
	),
	itemGone: "Este artigo já não está na encomenda.",
	newOrder: "Nova encomenda",
	placed: "A encomenda foi feita. O cliente recebe a confirmação por e-mail.",
	emailHint: "O cliente recebe aqui a confirmação e as novidades da encomenda.",
	findAccount: "Procurar conta",
	looking: "A procurar...",
	accountHint: "Caso contrário, é feita como visitante.",
	lead: "Faça uma encomenda para um cliente, por exemplo ao telefone.",
	items: "Artigos",
};
