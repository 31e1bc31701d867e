import type { Messages } from "#messages/en/index.ts";

export const depositMails: Messages["depositMails"] = {
	paidSubject: "Nous avons reçu votre acompte",
	paid: ({ amount, number }) =>
		`Merci. Nous avons reçu l’acompte de ${amount} pour votre réservation de déménagement ${number}.`,
	waivedSubject: "Vous n’avez pas d’acompte à payer",
	waived: ({ amount, number }) =>
		`Nous avons renoncé à l’acompte de ${amount} pour votre réservation de déménagement ${number}. Vous payez la totalité le jour du déménagement. Ne payez pas en ligne : nous remboursons tout paiement qui arriverait encore.`,
	refundedSubject: "Nous avons envoyé votre remboursement",
	refunded: ({ amount, number }) =>
		`Nous avons remboursé ${amount} pour votre réservation de déménagement ${number}. Le montant peut mettre quelques jours à vous parvenir.`,
	refund: "Remboursement",
	disputedAmount: "Contesté",
	answerBefore: "Répondre avant le",
	lateSubject: "Acompte tardif remboursé",
	late: ({ name }) =>
		`${name} a payé un acompte qui n’était plus dû. Le paiement est remboursé automatiquement. Vous n’avez rien à faire.`,
	failedSubject: "Échec du remboursement",
	failed: ({ name }) =>
		`Nous n’avons pas pu rembourser ${name}. Le prestataire de paiement a refusé le remboursement, ou la banque du client l’a renvoyé. Ouvrez la réservation pour voir ce qu’il reste à faire.`,
	disputedSubject: "Paiement contesté",
	disputed: ({ name }) =>
		`${name} conteste un paiement auprès de sa banque, qui a repris l’argent jusqu’à sa décision. Répondez dans le tableau de bord de votre prestataire de paiement. Sans réponse à temps, l’argent est perdu.`,
	view: "Voir la réservation",
};
