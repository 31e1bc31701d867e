import type { Messages } from "#messages/en/index.ts";

export const moveMails: Messages["moveMails"] = {
	news: {
		pending: {
			subject: "A sua mudança foi reagendada",
			text: ({ number }) =>
				`A sua reserva de mudança ${number} tem uma nova data ou hora, indicada abaixo. Vamos confirmá-la em breve.`,
		},
		confirmed: {
			subject: "A sua mudança está confirmada",
			text: ({ number }) =>
				`A sua reserva de mudança ${number} está confirmada. Estaremos aí na data e hora abaixo.`,
		},
		delivered: {
			subject: "A sua mudança está concluída",
			text: ({ number }) =>
				`A sua reserva de mudança ${number} está concluída. Obrigado por ter mudado connosco. Como correu? A sua avaliação ajuda quem se vai mudar.`,
		},
		cancelled: {
			subject: "A sua mudança está cancelada",
			text: ({ number }) => `A sua reserva de mudança ${number} está cancelada. Não iremos recolher nada.`,
		},
		rejected: {
			subject: "Não podemos fazer a sua mudança",
			text: ({ number }) =>
				`Lamentamos, mas não podemos aceitar a sua reserva de mudança ${number}. Reserve outra data ou contacte-nos.`,
		},
	},
	review: "Escrever uma avaliação",
	receivedSubject: "Recebemos a sua reserva de mudança",
	received: ({ number }) =>
		`Obrigado. Recebemos a sua reserva de mudança ${number} e vamos confirmá-la em breve.`,
	expired: ({ number }) =>
		`A sua reserva de mudança ${number} foi cancelada porque o sinal não foi pago a tempo. Não deve nada. Se ainda quiser fazer a mudança, reserve novamente.`,
	another: "Reservar outra mudança",
	tomorrowSubject: "A sua mudança é amanhã",
	tomorrow: {
		truck: ({ number, date, time }) =>
			`A sua reserva de mudança ${number} é amanhã, ${date}, às ${time}. Tenha tudo embalado e um lugar de estacionamento livre para o camião em ambas as moradas.`,
		loader: ({ number, date, time }) =>
			`A sua reserva de mudança ${number} é amanhã, ${date}, às ${time}. Tenha tudo embalado e um lugar de estacionamento livre para a carrinha em ambas as moradas.`,
	},
	onTheWaySubject: "O seu motorista está a caminho",
	onTheWay: ({ number }) =>
		`O seu motorista está a caminho para a sua reserva de mudança ${number}. Pode seguir cada passo na página de acompanhamento.`,
	track: "Acompanhar a sua mudança",
	priceSubject: "Aceite o preço da sua mudança",
	price: ({ number, price }) => `O preço da sua reserva de mudança ${number} é ${price}.`,
	newPriceSubject: "Novo preço da sua mudança",
	newPrice: ({ number, price, was }) =>
		`O preço da sua reserva de mudança ${number} é ${price} em vez de ${was}.`,
	accept: "Ver e aceitar o preço",
	howToAccept:
		"Abra a reserva e aceite o preço para confirmar a sua mudança. Também pode cancelar a reserva aí.",
	withdrawnSubject: "Retirámos o preço da sua mudança",
	withdrawn: ({ number, price }) =>
		`O preço de ${price} da sua reserva de mudança ${number} já não se aplica. A sua mudança ainda não está confirmada.`,
	total: "Preço total",
	depositToPay: "Sinal a pagar online",
	number: "Número da reserva",
	when: "Data e hora",
	payDeposit: ({ amount, until }) =>
		`Pague o sinal de ${amount} online antes de ${until}; caso contrário, a sua mudança é cancelada. Pode pagar na página de acompanhamento.`,
	howToOpen: "Para abrir a página, introduza este e-mail ou o número de telefone com que reservou.",
};
