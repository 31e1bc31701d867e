// @ts-check
/* Reports that the script of a hydrated screen failed before it started. React can't report this. The
   screen's links and forms work without it. */

/** How long a script with an error may still take to start. */
const PATIENCE_MS = 3_000;

/** @type {HTMLElement | undefined} */
let notice;

function onFailure() {
	stopListening();
	setTimeout(() => {
		if (document.documentElement.dataset.started !== undefined) return;
		notice = document.createElement("div");
		notice.className = "notice mb-4";
		notice.setAttribute("role", "alert");
		notice.dataset.tone = "red";
		notice.textContent = document.querySelector("[data-not-started]")?.getAttribute("data-not-started") ?? "";
		document.querySelector("main")?.prepend(notice);
	}, PATIENCE_MS);
}

function stopListening() {
	// A script that can't be loaded fires an event of its own, which does not bubble.
	removeEventListener("error", onFailure, true);
	removeEventListener("unhandledrejection", onFailure);
}

addEventListener("error", onFailure, true);
addEventListener("unhandledrejection", onFailure);
document.addEventListener("started", () => {
	document.documentElement.dataset.started = "";
	stopListening();
	notice?.remove();
});
