import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const payments: Messages["payments"] = {
	disputeWonMail: {
		subject: ({ number }) => `Litige gagné (${number})`,
		body: "La banque du client a rendu l’argent.",
		refunding: "Un remboursement attendait cette décision et est envoyé maintenant.",
	},
	states: {
		disputed: "Contesté",
		open: "Impayé",
		paid: "Payé",
		refundedPart: "Partiellement remboursé",
		refunded: "Remboursé",
		expired: "Expiré",
		disputeWon: "Litige gagné",
		disputeLost: "Litige perdu",
	},
	viewPayment: "Voir le paiement",
	refund: "Rembourser",
	opening: "Ouverture de la page sécurisée de notre prestataire de paiement.",
	refundStates: {
		requested: "Demandé",
		sent: "En cours",
		done: "Remboursé",
		failed: "Échoué",
	},
	entries: {
		charged: "Débité",
		refunded: "Remboursé",
		refundFailed: "Remboursement renvoyé",
		disputed: "Repris par la banque",
		disputeWon: "Litige gagné",
		fee: "Frais",
	},
	disputed: {
		open: "Vous avez contesté votre paiement : la décision revient à votre banque.",
		lost: "Votre banque vous a rendu votre paiement.",
	},
	records: {
		charge: "Débit",
		refund: "Remboursement",
		dispute: "Litige",
		fee: "Frais",
	},
	recordStates: {
		pending: "En cours",
		succeeded: "Réussi",
		failed: "Échoué",
		open: "Ouvert",
		won: "Gagné",
		lost: "Perdu",
	},
	difference: {
		isClosed: "Cet écart est déjà clos.",
		done: "L’écart est clos.",
		closed: "L’écart est clos",
		gone: "Il avait disparu à la comparaison suivante.",
		hint: ({ advice }) =>
			`${advice} La note indique pourquoi il est clos. Visible uniquement par votre équipe.`,
		title: "Clore l’écart",
	},
	goBack: "Revenir",
	dispute: {
		title: "Clore un litige comme perdu",
		done: "Le litige est clos comme perdu.",
		notOpen: "Le litige n’est pas clos : il n’est plus ouvert.",
		button: "Clore comme perdu",
		busy: "Clôture...",
		lead: "L’argent reste au client. Si la banque le rend malgré tout, cela est enregistré.",
		ended: "Le litige n’est plus ouvert",
		nothing: "Il n’y a rien à clore.",
		won: "L’argent est revenu.",
		lost: "La banque du client a gardé l’argent.",
		one: "Litige",
		answer: ({ date }) => `Répondez dans le tableau de bord du prestataire avant le ${endSentence(date)}`,
		link: "Clore comme perdu…",
		question: ({ amount }) => <>Clore le litige de {amount} comme perdu ?</>,
		taken: "La banque du client a repris l’argent jusqu’à sa décision.",
		takenUntil: ({ date }) =>
			`La banque du client a repris l’argent jusqu’à sa décision. Répondez avant le ${endSentence(date)}`,
		state: ({ state, amount }) => (
			<>
				{state} : {amount}.
			</>
		),
	},
	notReached:
		"Nous n’arrivons pas à joindre notre prestataire de paiement. Votre paiement apparaîtra ici dès que possible.",
	notOffered: "Nous n’acceptons plus les paiements en ligne. Contactez-nous pour payer autrement.",
	stillNotReached: "Notre prestataire de paiement est toujours injoignable. Réessayez dans quelques minutes.",
	refundAgain: "Le remboursement est redemandé. Nous l’envoyons d’ici une minute.",
	refundNotAgain:
		"Le remboursement n’est pas retenté : il n’est plus en échec, ou il reste moins à rembourser.",
	refundFailed: "Échec du remboursement",
	openIn: ({ name }) => `Ouvrir dans ${name}`,
	failed: {
		text: ({ provider }) =>
			`${provider} l’a refusé, ou la banque du client a renvoyé l’argent. Réessayez ci-dessous, ou remboursez le client autrement.`,
		title: ({ amount }) => <>Le remboursement de {amount} a échoué.</>,
	},
	disputing: {
		text: "Sa banque a repris l’argent jusqu’à sa décision, et il ne peut pas être remboursé entre-temps.",
		answer: ({ provider, date }) => `Répondez dans ${provider} avant le ${endSentence(date)}`,
		close: ({ provider }) =>
			`${provider} n’indique pas quand la décision de la banque est définitive : clôturez le litige comme perdu ci-dessous lorsque l’argent ne reviendra plus. S’il revient malgré tout, cela est enregistré.`,
		title: ({ amount }) => <>Le client conteste {amount}.</>,
	},
	disputes: "Litiges",
	refunds: "Remboursements",
	entriesTitle: "Écritures",
	noEntries: "Rien n’a encore été débité.",
	eventsFrom: ({ provider }) => `Événements ${de(provider)}`,
	title: "Paiements",
	lead: "Ce que les clients ont payé en ligne, et ce qui a été remboursé.",
	none: {
		title: "Aucun paiement pour l’instant",
		text: "Un paiement apparaît ici lorsqu’un client choisit de payer en ligne.",
	},
	noMatch: "Aucun paiement ne correspond à ces filtres",
	notConfigured: "Aucun prestataire de paiement n’est configuré, il n’y a donc rien à comparer.",
	comparing: "Nous comparons nos paiements avec ceux du prestataire. Le résultat apparaîtra ici.",
	isComparing: "Une comparaison est déjà en cours.",
	enterAmount: ({ example }) => `Saisissez un montant, par exemple ${example}.`,
	refunding: {
		enterReason: "Saisissez le motif, pour le personnel qui le lira plus tard.",
		aReason: "Un motif",
		disputed: "Un paiement contesté ne peut pas être remboursé.",
		done: ({ amount }) => `Le remboursement de ${amount} est en cours.`,
		onlyLeft: ({ amount }) => `Il ne reste que ${amount} à rembourser.`,
		onlyLeftBesides: ({ left, failed }) =>
			`Il ne reste que ${left} tant qu’un remboursement échoué de ${failed} est retenté. Remplacez-le pour rembourser davantage.`,
		dueAgain: "Ce que vous remboursez d’un séjour non annulé est de nouveau dû à l’hôtel.",
		refunded: "Remboursé ou en cours",
		failed: "Échoué, retenté",
		left: "Reste à rembourser",
		lead: "L’argent est reversé sur la carte ou le portefeuille utilisé pour payer. Le client reçoit un e-mail lors de l’envoi.",
		amount: ({ currency }) => `Montant en ${currency}`,
		upTo: ({ max }) => `${max} maximum.`,
		reasonHint: "Visible uniquement par le personnel.",
		busy: "Remboursement...",
		nothing: "Il ne reste rien à rembourser.",
		back: "Retour au paiement",
		replace: ({ amount }) => `Remplacer le remboursement échoué de ${amount}`,
		replaceHint: "Il est retenté automatiquement d’ici là, son montant n’est donc pas disponible.",
	},
	differencesMail: {
		subject: "Paiements à vérifier",
		body: ({ provider }) =>
			`Nous avons comparé nos paiements avec ${provider} et constaté un écart. Il peut s’agir d’argent enregistré d’un seul côté, ou d’un autre montant ou statut. Chaque écart reste dans la liste jusqu’à ce qu’il disparaisse ou que vous le clôturiez.`,
		count: "Nouveaux écarts",
		link: "Voir les paiements",
	},
	attention: {
		refundFailed: "Remboursement échoué",
		disputed: "Litige ouvert",
		title: "À traiter",
	},
	subjects: {
		order: "Commande",
		stay: "Séjour",
		move: "Déménagement",
	},
	provider: "Prestataire",
	payNow: ({ amount }) => `Payer ${amount} maintenant`,
	tryAgain: "Réessayer",
	trying: "Nouvelle tentative...",
	for: "Objet",
	search: "Numéro, e-mail, identifiant du prestataire",
	entry: "Écriture",
	recorded: "Enregistré",
	providerId: "Identifiant chez le prestataire",
	event: "Événement",
	received: "Reçu",
	events: "Événements",
	disputedBy: {
		guest: {
			open: "Le client a contesté son paiement : la décision revient à sa banque.",
			lost: "La banque du client lui a rendu son paiement.",
		},
		customer: {
			open: "Le client a contesté son paiement : la décision revient à sa banque.",
			lost: "La banque du client lui a rendu son paiement.",
		},
	},
	notCompleted: {
		order: "Paiement non finalisé. Votre commande est enregistrée et vous pouvez encore la payer.",
		booking: "Paiement non finalisé. Votre réservation est enregistrée et vous pouvez encore la payer.",
	},
	unreachable: {
		order: "Notre prestataire de paiement est injoignable pour le moment. Votre commande est enregistrée.",
		booking:
			"Notre prestataire de paiement est injoignable pour le moment. Votre réservation est enregistrée.",
	},
	pageTitle: ({ number }) => `Paiement ${number}`,
	of: "Paiement de",
	view: { order: "Voir la commande", stay: "Voir le séjour", move: "Voir le déménagement" },
	refundedPart: ({ amount }) => <>{amount} remboursés</>,
	facts: {
		created: "Création",
		until: "Payable jusqu’au",
		net: "Net",
		fees: ({ provider }) => `Frais ${provider}`,
	},
};
