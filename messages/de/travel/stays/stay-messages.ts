import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayMessages: Messages["stayMessages"] = {
	gone: "Diese Buchung gibt es nicht mehr.",
	reopen: "Öffnen Sie die Buchung noch einmal, und verwenden Sie die Schaltflächen dort.",
	past: "Das Anreisedatum ist vorbei. Wenden Sie sich an das Hotel.",
	enterReason: "Geben Sie den Grund ein. Der Gast kann ihn lesen.",
	notAllowed: "Das ist beim aktuellen Status der Buchung nicht möglich.",
	hold: ({ until }) => `Die Anfrage muss bis ${until} beantwortet werden.`,
	fee: ({ fee }) => `Die Stornogebühr beträgt jetzt ${fee}.`,
	tooEarly: ({ arrival }) =>
		`Die Anreise ist am ${endSentence(arrival)} Ab diesem Tag (Ortszeit des Hotels) können Sie den Gast einchecken.`,
	canArrive: ({ arrival }) =>
		`Der Gast kann am ${arrival} noch bis Mitternacht (Ortszeit des Hotels) anreisen.`,
};
