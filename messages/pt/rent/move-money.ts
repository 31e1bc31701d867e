import type { Messages } from "#messages/en/index.ts";

export const moveMoney: Messages["moveMoney"] = {
	paid: ({ amount }) => `Pagou um sinal de ${amount}.`,
	refunded: ({ amount }) => `Reembolsámos ${amount}.`,
	due: ({ amount }) => `No dia da mudança, paga ${amount}.`,
	staffRefunds: ({ amount }) => `Os ${amount} que o cliente pagou online são reembolsados.`,
	allRefunded: "Reembolsámos o seu sinal.",
	nothingOwed: "Não deve nada por esta mudança.",
	owesFee: ({ fee }) => `Cancelou tarde, por isso deve uma taxa de ${fee} em vez do preço.`,
	owesRest: ({ amount }) =>
		`Cancelou tarde, por isso retemos o sinal por conta da taxa. Deve os restantes ${amount}.`,
	keepsFee: ({ fee }) => `Cancelou tarde, por isso retemos ${fee} do sinal como taxa.`,
	refunding: ({ amount }) =>
		`Estamos a reembolsar ${amount} do seu sinal. Pode demorar alguns dias a chegar.`,
	refundingOther: ({ amount }) =>
		`Estamos a reembolsar os restantes ${amount}. Pode demorar alguns dias a chegar.`,
	cost: ({ amount, percent, price }) => `${amount} (${percent}% de ${price})`,
	freeNow: "O cancelamento é grátis.",
	freeUntil: ({ until, cost }) => `O cancelamento é grátis até ${until}. Depois disso, custa ${cost}.`,
	costsNow: ({ cost }) => `Cancelar agora custa ${cost}.`,
	freeUntilConfirmed: ({ cost }) =>
		`O cancelamento é grátis até confirmarmos a mudança. Depois disso, custa ${cost}.`,
	deadline: {
		before: ({ moment }) => `antes de ${moment}`,
		book: ({ hours }) => `no prazo de ${hours} horas após a reserva`,
		accept: ({ hours }) => `no prazo de ${hours} horas após a aceitação do preço`,
		bookBefore: ({ hours, moment }) =>
			`no prazo de ${hours} horas após a reserva e, o mais tardar, antes de ${moment}`,
		acceptBefore: ({ hours, moment }) =>
			`no prazo de ${hours} horas após a aceitação do preço e, o mais tardar, antes de ${moment}`,
	},
	payDeposit: ({ amount, deadline }) => `Pague um sinal de ${amount} online ${deadline}.`,
	customerPaysDeposit: ({ amount, deadline }) => `O cliente paga um sinal de ${amount} online ${deadline}.`,
	restOnDay: "O resto é pago no dia da mudança.",
	elseCancelled: "Se o sinal não for pago a tempo, a mudança é cancelada.",
	noDepositThen: "Não é devido sinal para a nova data.",
	depositThen: ({ amount, until }) =>
		`Pague o sinal de ${amount} online antes de ${until}. Se não pagar, a mudança é cancelada.`,
	moreDepositThen: ({ amount, until }) =>
		`O sinal sobe com o preço: pague mais ${amount} online antes de ${until}. Se não pagar, a mudança é cancelada e reembolsamos o que pagou.`,
	otherDepositThen: ({ amount, until }) =>
		`O sinal muda com o preço: pague ${amount} online antes de ${until}. Se não pagar, a mudança é cancelada.`,
};
