import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const reviewChecks: Messages["reviewChecks"] = {
	title: "Verificações",
	nothing: "Não falta nada",
	allThere: "Fotografias, quartos, preços, morada, proprietário e dados do vendedor: está tudo completo.",
	waiting: "À espera de aprovação",
	missing: "Ainda em falta",
	waitingText: "Analisamos o hotel e enviamos-lhe um e-mail. Os hóspedes não o encontram até ser aprovado.",
	beforeReview: "Antes de o analisarmos:",
	beforeSubmit: "Antes de submeter:",
	problem: "Problema: ",
	warning: "Aviso: ",
	problems: ({ count }) => plural(count, { one: `${count} problema`, other: `${count} problemas` }),
	warnings: ({ count }) => plural(count, { one: `${count} aviso`, other: `${count} avisos` }),
};
