import type { Messages } from "#messages/en/index.ts";

export const partner: Messages["partner"] = {
	joinTitle: ({ market }) => `Adira à Rede de Parceiros ${market}`,
	failed: "Não foi possível enviar o seu pedido. Tente novamente.",
	contact: "Contacto",
	contactHint: "Um número de telefone, um e-mail ou um site",
	messageHint: "O que oferece e onde",
	submit: "Enviar",
	submitting: "A enviar...",
	title: "Torne-se parceiro",
	description: ({ market }) => `Anuncie o seu hotel, veículos ou produtos em ${market}.`,
	enterContact: "Introduza um número de telefone, um e-mail ou um site para podermos responder.",
	aContact: "Um contacto",
	thanks: ({ name }) => `Obrigado, ${name}. Recebemos o seu pedido e entraremos em contacto em breve.`,
	lead: "Tem um hotel, veículos ou produtos para vender? Fale-nos deles e respondemos-lhe.",
	agree: ({ terms, privacy }) => (
		<>
			Ao enviar, aceita os nossos {terms("termos")} e a {privacy("política de privacidade")}.
		</>
	),
};
