import type { Messages } from "#messages/en/index.ts";

export const moveHome: Messages["moveHome"] = {
	booked: {
		meta: "Reserva efetuada",
		track: "Acompanhar esta reserva",
		success: "Reserva efetuada! O seu pedido foi enviado.",
		number: "O número da sua reserva",
		price: ({ price }) => <>Preço: {price}</>,
		payDeposit: ({ amount, until }) =>
			`Pague o sinal de ${amount} antes de ${until}; caso contrário, a sua mudança é cancelada.`,
		when: ({ date, time }) =>
			`A sua mudança é em ${date} às ${time}. Guarde este número: precisa dele, com o seu telefone ou e-mail, para acompanhar a reserva.`,
	},
	meta: "Reservar um veículo de mudanças",
	description:
		"Reserve um camião ou uma carrinha com motorista para a sua mudança. Escolha o dia e a hora. Não precisa de conta.",
	noReviews: "Ainda não há avaliações. Pode escrever uma depois da sua mudança.",
	failed: ({ reason }) => `Não foi possível carregar as reservas: ${reason}`,
	form: "Reserve o seu veículo de mudanças",
	title: "Mude de casa com uma só reserva",
	intro:
		"Um camião ou uma carrinha com motorista, à sua porta no dia e à hora que escolher. Não precisa de conta.",
	start: "Começar",
	next: {
		title: "O que acontece a seguir",
		number: "Recebe de imediato um número de reserva.",
		track: ({ link }) => <>{link("Acompanhe a sua reserva")} com o número e o seu telefone ou e-mail.</>,
		confirm: "Verificamos o seu pedido e confirmamo-lo.",
	},
	services: {
		truck: {
			name: "Reserva de camião",
			description: "Um camião fechado com motorista, para um apartamento ou uma casa inteira.",
		},
		loader: {
			name: "Serviço de carrinha",
			description: "Uma carrinha aberta para um sofá, um frigorífico ou uma só divisão.",
		},
		packing: {
			name: "Ajuda a embalar",
			description: "Peça caixas e mantas quando lhe ligarmos. O motorista leva-as.",
		},
		title: "Os nossos serviços",
	},
	own: {
		title: "As suas reservas",
		when: ({ vehicle, date, time }) => `${vehicle}, ${date} às ${time}`,
		addresses: ({ from, to }) => `${from} para ${to}`,
		pay: ({ amount }) => `Pagar ${amount} agora`,
	},
};
