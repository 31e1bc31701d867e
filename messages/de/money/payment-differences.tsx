import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const paymentDifferences: Messages["paymentDifferences"] = {
	missingHere: "Nur beim Anbieter",
	missingHereAdvice: ({ provider }) =>
		`Suchen Sie den Eintrag in ${provider}: Geld, das nicht zu einer Bestellung dieser Website gehört, wird dort erstattet.`,
	missingThere: "Nur hier",
	missingThereAdvice: ({ provider }) =>
		`Prüfen Sie, ob die Website das richtige Konto von ${provider} verwendet und kein Testschlüssel im Einsatz war.`,
	otherAmount: "Anderer Betrag",
	otherAmountAdvice: ({ provider }) => `Vergleichen Sie beide Beträge mit dem Eintrag in ${provider}.`,
	otherState: "Anderer Status",
	otherStateAdvice: ({ provider }) => `Vergleichen Sie den Status mit dem Eintrag in ${provider}.`,
	export: "Abweichungen exportieren",
	run: "Jetzt abgleichen",
	starting: "Wird gestartet...",
	none: "Keine offenen Abweichungen.",
	off: "Online-Zahlungen sind ausgeschaltet, es wird nichts mehr abgeglichen.",
	title: "Abweichungen",
	newest: ({ count }) => `Sie sehen die neuesten ${count}. Schließen Sie eine, um die nächste zu sehen.`,
	reconciliation: "Abgleich",
	comparing: ({ provider }) => `Wir gleichen unsere Zahlungen mit ${provider} ab.`,
	notReached: ({ provider }) =>
		`${provider} war nicht erreichbar. Wir versuchen es innerhalb einer Stunde noch einmal.`,
	notCompared: ({ provider }) => `Noch nicht mit ${provider} abgeglichen.`,
	record: "Eintrag",
	one: "Abweichung",
	action: "Aktion",
	count: ({ count }) => plural(count, { one: "1 Abweichung", other: `${count} Abweichungen` }),
	moreThan: ({ count }) =>
		plural(count, { one: `Mehr als ${count} Abweichung`, other: `Mehr als ${count} Abweichungen` }),
	of: ({ record, number }) => (
		<>
			{record} zu {number}
		</>
	),
	last: ({ provider, time, count }) =>
		plural(count, {
			one: `Zuletzt mit ${provider} abgeglichen: ${time}, 1 Eintrag der letzten 3 Tage.`,
			other: `Zuletzt mit ${provider} abgeglichen: ${time}, ${formatCount(count)} Einträge der letzten 3 Tage.`,
		}),
	notReachedSince: ({ provider }) =>
		`${provider} war seitdem nicht erreichbar. Wir versuchen es innerhalb einer Stunde noch einmal.`,
};
