import type { Messages } from "#messages/en/index.ts";

export const acceptChanges: Messages["acceptChanges"] = {
	refusedTitle: "Die Änderungen wurden nicht angenommen",
	refusedText: "Öffnen Sie das Hotel noch einmal, prüfen Sie die Änderungen, und nehmen Sie sie dort an.",
	done: "Die Änderungen sind angenommen.",
	advice: "Prüfen Sie es noch einmal.",
	title: "Seit der Freigabe geändert",
	text: "Gäste sehen diese Änderungen bereits. Wenn Sie sie nicht annehmen können, sperren Sie das Hotel und nennen Sie den Grund.",
	button: "Änderungen annehmen",
	busy: "Wird ausgeführt...",
};
