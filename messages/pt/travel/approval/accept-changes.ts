import type { Messages } from "#messages/en/index.ts";

export const acceptChanges: Messages["acceptChanges"] = {
	refusedTitle: "As alterações não foram aceites",
	refusedText: "Abra novamente o hotel, reveja as alterações e aceite-as aí.",
	done: "As alterações foram aceites.",
	advice: "Reveja-o novamente.",
	title: "Alterado desde a aprovação",
	text: "Os hóspedes já veem estas alterações. Se não as puder aceitar, suspenda o hotel e indique o motivo.",
	button: "Aceitar alterações",
	busy: "A processar...",
};
