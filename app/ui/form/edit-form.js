// @ts-check
/* Loaded only with long forms, such as a product's. Warns before unsaved changes are lost, previews
   selected pictures and shows the progress of an upload. */

const FORMS = "main form[method=post]";

/** The form with unsaved changes: a form that came back with errors has some from the start. */
let edited = document.querySelector(`${FORMS} [aria-invalid=true]`)?.closest("form") ?? null;

let isUploading = false;

/** The path and query of the displayed page. */
let shown = location.pathname + location.search;

/** @param {Event} event */
function noteEdit({ target }) {
	if (target instanceof Element)
		edited = /** @type {HTMLFormElement | null} */ (target.closest(FORMS)) ?? edited;
}

addEventListener("input", noteEdit);
addEventListener("change", noteEdit);
addEventListener("beforeunload", (event) => {
	if (isUploading || edited?.isConnected) event.preventDefault();
});

addEventListener("change", ({ target }) => {
	if (target instanceof HTMLInputElement && target.type === "file" && target.accept.startsWith("image/"))
		showPreviews(target);
});

/** Draws small copies on canvases, because the content security policy allows pictures from this site only. @param {HTMLInputElement} input */
function showPreviews(input) {
	const before = input.nextElementSibling;
	if (before?.matches("[data-previews]")) before.remove();
	const list = document.createElement("ul");
	list.dataset.previews = "";
	list.className = "mt-3 flex flex-wrap gap-3 text-sm";
	for (const file of input.files ?? []) list.append(preview(file));
	if (list.childElementCount > 0) input.after(list);
}

/** @param {File} file */
function preview(file) {
	const item = document.createElement("li");
	item.className = "w-24 wrap-anywhere";
	const name = document.createElement("span");
	name.textContent = file.name;
	item.append(name);
	createImageBitmap(file, { resizeHeight: 72 })
		.then((bitmap) => {
			const canvas = document.createElement("canvas");
			canvas.width = 96;
			canvas.height = 72;
			canvas.className = "rounded-control border border-line";
			canvas.getContext("2d")?.drawImage(bitmap, (96 - bitmap.width) / 2, 0);
			bitmap.close();
			item.prepend(canvas);
		})
		// Not a picture that this browser can show. The server checks it.
		.catch(() => {});
	return item;
}

// Runs after enhance.js, which marks the form as busy and stops a second submit.
addEventListener("submit", (event) => {
	const { target: form, submitter, defaultPrevented } = event;
	if (defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches(FORMS)) return;
	// enhance.js resets busy forms after a while; an upload may take longer.
	if (isUploading) return event.preventDefault();
	if (form === edited) edited = null;
	// A page that follows its stream is loaded whole, because a page in its place would not follow.
	if (document.querySelector("[data-follow]")) return;
	const hasFiles = [...form.querySelectorAll("input[type=file]")].some(
		(input) => input instanceof HTMLInputElement && input.value !== "",
	);
	if (!hasFiles) return;
	event.preventDefault();
	isUploading = true;
	upload(form, submitter);
});

/** @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
function upload(form, submitter) {
	const texts = /** @type {HTMLElement} */ (document.querySelector("script[data-uploading]")).dataset;
	const label = document.createElement("p");
	label.setAttribute("role", "status");
	label.className = "mt-3";
	const bar = document.createElement("progress");
	bar.className = "block w-full";
	bar.setAttribute("aria-label", texts.progress ?? "");
	const text = document.createElement("span");
	text.textContent = texts.uploading ?? "";
	const request = new XMLHttpRequest();
	const cancel = document.createElement("button");
	cancel.type = "button";
	cancel.className = "btn btn-plain btn-dense mt-2";
	cancel.textContent = texts.cancel ?? "";
	cancel.addEventListener("click", () => request.abort());
	label.append(text, bar, cancel);
	if (form.nextElementSibling?.matches("[data-upload]")) form.nextElementSibling.remove();
	label.dataset.upload = "";
	form.after(label);
	request.open("POST", form.getAttribute("action") ?? location.href);
	request.responseType = "text";
	// The answer is shown as a page.
	request.setRequestHeader("Accept", "text/html");
	request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
		if (lengthComputable) bar.value = loaded / total;
	});
	request.upload.addEventListener("load", () => {
		bar.removeAttribute("value");
		text.textContent = texts.processing ?? "";
	});
	request.addEventListener("loadend", () => {
		isUploading = false;
	});
	request.addEventListener("load", () => showPage(request.responseURL, request.responseText));
	/** @param {string} [message] */
	const giveBack = (message = "") => {
		edited = form;
		form.removeAttribute("aria-busy");
		if (submitter?.dataset.busy) submitter.removeAttribute("aria-label");
		if (label.contains(document.activeElement)) submitter?.focus();
		label.textContent = message;
	};
	request.addEventListener("abort", () => giveBack(texts.cancelled));
	request.addEventListener("error", () => {
		label.setAttribute("role", "alert");
		giveBack(texts.failed);
	});
	request.send(new FormData(form, submitter));
}

/**
 * Shows the response like the browser would; requesting it again would lose its message. @param {string} url
 * @param {string} html
 */
async function showPage(url, html) {
	const next = new DOMParser().parseFromString(html, "text/html");
	await addSheets(next);
	history.replaceState(null, "", url);
	shown = location.pathname + location.search;
	document.title = next.title;
	document.body.replaceWith(next.body);
	// The scripts of a parsed page don't run.
	for (const { src } of /** @type {NodeListOf<HTMLScriptElement>} */ (
		document.body.querySelectorAll("script[src]")
	))
		import(src);
	edited = document.querySelector(`${FORMS} [aria-invalid=true]`)?.closest("form") ?? null;
	scrollTo(0, 0);
	/** @type {HTMLElement | null} */
	const start = document.querySelector("main [autofocus]");
	if (start) start.focus();
	else document.querySelector("main")?.focus({ preventScroll: true });
}

/** Adds the style sheets that this page lacks, and waits for them. @param {Document} next */
function addSheets(next) {
	/** @param {Document} page */
	const sheetsOf = (page) => [
		.../** @type {NodeListOf<HTMLLinkElement>} */ (page.querySelectorAll("link[rel=stylesheet]")),
	];
	const loaded = new Set(sheetsOf(document).map(({ href }) => href));
	const missing = sheetsOf(next).filter(({ href }) => !loaded.has(href));
	return Promise.all(
		missing.map(
			(sheet) =>
				new Promise((done) => {
					sheet.addEventListener("load", done);
					sheet.addEventListener("error", done);
					document.head.append(sheet);
				}),
		),
	);
}

// After an upload, Back may lead to a fragment of the form's page, which is no longer displayed. A reload would send
// its form again.
addEventListener("popstate", () => {
	const { pathname, search } = location;
	if (pathname + search !== shown) location.replace(pathname + search);
});
