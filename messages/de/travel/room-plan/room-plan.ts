import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const roomPlan: Messages["roomPlan"] = {
	notAssigned: "Nicht zugewiesen",
	missing: ({ dates }) => `Keine Zimmernummer: ${dates}.`,
	assign: "Zimmer zuweisen",
	move: "In ein anderes Zimmer verlegen",
	titleOf: ({ name }) => `Zimmer für ${name}`,
	noRoomYet: "Noch kein Zimmer",
	onFloor: ({ floor }) => `Etage ${floor}`,
	nthRoom: ({ nth }) => `Zimmer ${nth}`,
	from: "Ab der Nacht vom",
	noneFree: "Kein Zimmer dieses Typs ist in allen diesen Nächten frei.",
	assigned: ({ guest, rooms }) => `${guest} hat Zimmer ${rooms}.`,
	unassigned: ({ guest }) => `${guest} hat jetzt keine Zimmernummer.`,
	swap: "Mit einem anderen Aufenthalt tauschen",
	swapWith: ({ name, guest }) => `${name}, ${guest}`,
	swapQuestion: "Diese Zimmer tauschen?",
	swapText: ({ guest, from, to, other, date }) =>
		`Ab ${date} zieht ${guest} von ${from} nach ${to} und ${other} von ${to} nach ${from}.`,
	swapButton: "Zimmer tauschen",
	swapped: ({ guest, other }) => `${guest} und ${other} haben die Zimmer getauscht.`,
	swapVerb: "die Zimmer tauschen",
	unknown: "Wählen Sie Zimmer dieses Typs, jedes einmal.",
	over: "Dieser Aufenthalt hat keine Nächte mehr, die ein Zimmer bekommen könnten.",
	reassigned:
		"Jemand anderes hat gerade das Zimmer dieses Aufenthalts geändert. Prüfen Sie es und versuchen Sie es noch einmal.",
	taken: ({ names }) => `In einigen dieser Nächte belegt: ${names}. Wählen Sie ein anderes Zimmer.`,
	unitTaken: ({ guests }) =>
		`Das Zimmer ist in diesen Nächten zugewiesen: ${guests}. Verlegen Sie den Aufenthalt zuerst in ein anderes Zimmer.`,
	unitBlocked: "Das Zimmer ist in einigen dieser Nächte schon gesperrt.",
	propose: "Automatisch zuweisen",
	proposeIntro: "Diese Zimmer lassen die wenigsten Lücken. Bis Sie bestätigen, ändert sich nichts.",
	proposeNone: "Jeder Aufenthalt dieser Tage hat ein Zimmer, oder keines passt.",
	proposeButton: ({ count }) =>
		plural(count, { one: "1 Aufenthalt zuweisen", other: `${formatCount(count)} Aufenthalte zuweisen` }),
	proposed: ({ count }) =>
		plural(count, {
			one: "1 Aufenthalt hat ein Zimmer.",
			other: `${formatCount(count)} Aufenthalte haben Zimmer.`,
		}),
	notFitting: ({ count }) =>
		plural(count, {
			one: "1 Aufenthalt passt in kein einzelnes Zimmer. Weisen Sie ihn von Hand zu.",
			other: `${formatCount(count)} Aufenthalte passen in kein einzelnes Zimmer. Weisen Sie sie von Hand zu.`,
		}),
};
