import type { Messages } from "#messages/en/index.ts";

export const setup: Messages["setup"] = {
	steps: {
		seller: {
			label: "Guardar os dados do vendedor",
			note: "Para faturas e recibos.",
		},
		delivery: {
			label: "Verificar os métodos de entrega",
			note: "Como as encomendas chegam aos clientes e quanto custa.",
		},
		taxes: {
			label: "Definir as taxas de imposto",
			note: "Para cada país e região para onde vende.",
		},
		product: {
			label: "Adicionar o primeiro produto",
			note: "Ou importar um ficheiro de produtos.",
		},
		hotel: {
			label: "Aprovar o primeiro hotel",
			note: "Os hotéis registam-se e adicionam os quartos. A si cabe decidir quais são publicados.",
		},
		bank: {
			label: "Indicar a conta para transferências bancárias",
			note: "Defina BANK_ACCOUNT no ambiente do servidor e reinicie-o. Até lá, envie por e-mail os seus dados bancários a cada cliente que pagar por transferência.",
		},
		online: {
			label: "Aceitar pagamentos online",
			note: "Defina as chaves do Stripe ou do Mollie no ambiente do servidor e reinicie-o.",
		},
		title: "Próximos passos",
		done: "Concluído:",
	},
	settings: {
		title: "Definições do site",
		done: "As definições do site foram guardadas.",
		lead: "Aplicam-se de imediato em todo o lado. Os montantes e datas já guardados mantêm-se.",
		button: "Guardar definições",
	},
	title: "Configurar o site",
	done: ({ market }) => `${market} está configurado e iniciou sessão como o seu SuperAdmin.`,
	taken:
		"Já existe uma conta com este e-mail. Introduza outro ou execute “npm run account” no servidor para tornar essa conta SuperAdmin.",
	heading: "Configure o seu site",
	lead: "Crie a sua conta e defina o site. Pode alterar tudo mais tarde, exceto a moeda depois da primeira venda.",
	account: "A sua conta",
	name: "O seu nome",
	emailHint: "É com ele que inicia sessão.",
	market: "O site",
	seller: "Dados do vendedor",
	sellerLead:
		"Quem vende, nos recibos e faturas. Sem eles, não são emitidas faturas. Pode adicioná-los mais tarde.",
	legalName: "Denominação legal",
	busy: "A configurar...",
	linkNeeded: {
		title: "Abra o link que o servidor mostrou",
		text: "Ainda ninguém configurou este site. Ao arrancar, o servidor mostra um link para esta página no terminal ou no registo do serviço. Abra esse link. Só funciona o do último arranque.",
		command: ({ command }) => <>Para criar a primeira conta sem ele, execute {command} no servidor.</>,
	},
	theLegalName: "A denominação legal",
	theAddress: "A morada",
	theTaxNumber: "O NIF",
	enterLegalName: "Introduza a denominação legal ou deixe todos os dados do vendedor para mais tarde.",
};
