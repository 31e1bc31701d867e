import type { Messages } from "#messages/en/index.ts";

export const taxClasses: Messages["taxClasses"] = {
	label: "Classe de imposto",
	standard: "Taxa normal",
	zero: "Taxa zero",
	exempt: "Isento",
	choose: "Escolha uma classe de imposto da lista.",
	ofProduct: "Como o produto",
	hint: "Decide que taxa se aplica em cada local. Uma variante pode ter a sua.",
	title: "Taxas reduzidas",
	lead: "Dê um nome aos artigos com uma taxa mais baixa, como alimentos e livros. Depois, adicione uma taxa para cada local e escolha a classe nos produtos.",
	nameHint: "Aparece onde a equipa escolhe uma classe de imposto, por exemplo Alimentos e livros.",
	nameTaken: "Outra classe de imposto tem este nome. Introduza um nome diferente.",
};
