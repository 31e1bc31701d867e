import type { Messages } from "#messages/en/index.ts";

export const hotelDecisions: Messages["hotelDecisions"] = {
	approval: {
		question: ({ name }) => `${name} freigeben?`,
		consequence: "Gäste können es sofort finden und buchen. Der Inhaber erhält eine E-Mail.",
		verb: "Freigeben",
		button: "Hotel freigeben",
		done: "Das Hotel ist freigegeben. Der Inhaber erhält eine E-Mail.",
	},
	refusal: {
		question: ({ name }) => `${name} ablehnen?`,
		consequence:
			"Es bleibt für Gäste verborgen. Der Inhaber erhält Ihren Grund per E-Mail, kann das Hotel ändern und die Freigabe erneut beantragen.",
		verb: "Ablehnen",
		button: "Hotel ablehnen",
		done: "Das Hotel ist abgelehnt. Der Inhaber erhält Ihren Grund per E-Mail.",
	},
	suspension: {
		question: ({ name }) => `${name} sperren?`,
		consequence:
			"Es ist dann für Gäste verborgen und nimmt keine neuen Buchungen an. Bestehende Buchungen bleiben erhalten, und der Inhaber verwaltet sie weiterhin.",
		verb: "Sperren",
		button: "Hotel sperren",
		done: "Das Hotel ist gesperrt. Der Inhaber erhält Ihren Grund per E-Mail.",
	},
	openAgain: "Öffnen Sie das Hotel noch einmal, und verwenden Sie die Schaltflächen dort.",
	enterReason: "Geben Sie den Grund ein. Der Inhaber kann ihn lesen.",
	aReason: "Ein Grund",
	next: ({ name }) => `Nächstes: ${name}`,
	readAgain:
		"Das Hotel hat sich geändert, seit Sie es geöffnet haben. Lesen Sie die Änderungen, und entscheiden Sie noch einmal.",
	notRead:
		"Dieses Formular nennt nicht, welchen Stand des Hotels Sie gelesen haben. Lesen Sie das Hotel, und entscheiden Sie noch einmal.",
	reasonHint: "Der Inhaber kann ihn lesen.",
	isNow: {
		pending: "Sein Status ist „Wartet auf Freigabe“.",
		approved: "Sein Status ist „Freigegeben“.",
		refused: "Sein Status ist „Nicht freigegeben“.",
		suspended: "Sein Status ist „Gesperrt“.",
	},
	notChanged: ({ reason, link }) => (
		<>
			Das Hotel wurde nicht geändert. {reason} {link("Hotel noch einmal öffnen")}
		</>
	),
};
