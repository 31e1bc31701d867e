import type { Messages } from "#messages/en/index.ts";

export const moveMoney: Messages["moveMoney"] = {
	paid: ({ amount }) => `Vous avez payé un acompte de ${amount}.`,
	refunded: ({ amount }) => `Nous avons remboursé ${amount}.`,
	due: ({ amount }) => `${amount} sont à payer le jour du déménagement.`,
	staffRefunds: ({ amount }) => `Les ${amount} payés en ligne par le client sont remboursés.`,
	allRefunded: "Nous avons remboursé votre acompte.",
	nothingOwed: "Vous ne devez rien pour ce déménagement.",
	owesFee: ({ fee }) => `Vous avez annulé tardivement et devez donc des frais de ${fee} au lieu du prix.`,
	owesRest: ({ amount }) =>
		`Vous avez annulé tardivement : nous conservons votre acompte au titre des frais. Vous devez encore ${amount}.`,
	keepsFee: ({ fee }) =>
		`Vous avez annulé tardivement : nous conservons ${fee} de votre acompte au titre des frais.`,
	refunding: ({ amount }) =>
		`Nous vous remboursons ${amount} de votre acompte. Le montant peut mettre quelques jours à vous parvenir.`,
	refundingOther: ({ amount }) =>
		`Nous vous remboursons les ${amount} restants. Le montant peut mettre quelques jours à vous parvenir.`,
	cost: ({ amount, percent, price }) => `${amount} (${percent} % de ${price})`,
	freeNow: "L’annulation est gratuite.",
	freeUntil: ({ until, cost }) => `L’annulation est gratuite jusqu’au ${until}. Ensuite, elle coûte ${cost}.`,
	costsNow: ({ cost }) => `L’annulation coûte maintenant ${cost}.`,
	freeUntilConfirmed: ({ cost }) =>
		`L’annulation est gratuite tant que nous n’avons pas confirmé le déménagement. Ensuite, elle coûte ${cost}.`,
	deadline: {
		before: ({ moment }) => `avant le ${moment}`,
		book: ({ hours }) => `dans les ${hours} heures suivant la réservation`,
		accept: ({ hours }) => `dans les ${hours} heures suivant l’acceptation du prix`,
		bookBefore: ({ hours, moment }) =>
			`dans les ${hours} heures suivant la réservation, et au plus tard le ${moment}`,
		acceptBefore: ({ hours, moment }) =>
			`dans les ${hours} heures suivant l’acceptation du prix, et au plus tard le ${moment}`,
	},
	payDeposit: ({ amount, deadline }) => `Payez un acompte de ${amount} en ligne ${deadline}.`,
	customerPaysDeposit: ({ amount, deadline }) =>
		`Le client paie un acompte de ${amount} en ligne ${deadline}.`,
	restOnDay: "Le reste est payé le jour du déménagement.",
	elseCancelled: "Si l’acompte n’est pas payé à temps, le déménagement est annulé.",
	noDepositThen: "Aucun acompte n’est dû pour la nouvelle date.",
	depositThen: ({ amount, until }) =>
		`Payez votre acompte de ${amount} en ligne avant le ${until}. Sinon, le déménagement est annulé.`,
	moreDepositThen: ({ amount, until }) =>
		`Votre acompte augmente avec le prix : payez encore ${amount} en ligne avant le ${until}. Sinon, le déménagement est annulé et nous vous remboursons ce que vous avez payé.`,
	otherDepositThen: ({ amount, until }) =>
		`Votre acompte change avec le prix : payez ${amount} en ligne avant le ${until}. Sinon, le déménagement est annulé.`,
};
