import type { Messages } from "#messages/en/index.ts";

export const signUp: Messages["signUp"] = {
	chooseKind: "Escolha um tipo de conta.",
	title: "Criar uma conta",
	exists: "Já existe uma conta com este e-mail. Inicie sessão.",
	personal: "Pessoal",
	personalHint: "Compre e reserve hotéis e veículos de mudanças",
	hotelHint: "Anuncie quartos e faça a gestão de reservas",
	lead: "Uma conta para compras, hotéis e mudanças. Também pode encomendar e reservar como visitante.",
	kind: "Tipo de conta",
	button: "Criar conta",
	busy: "A criar...",
	hasAccount: "Já tem uma conta?",
	welcome: ({ market, name }) => `Boas-vindas a ${market}, ${name}.`,
	welcomeConfirm: ({ market, name, email }) =>
		`Boas-vindas a ${market}, ${name}. Confirme o seu e-mail com o link que enviámos para ${email}.`,
	hotel: "Hotel",
};
