// @ts-check
/* Loaded only with long forms, such as a product's. Warns before unsaved changes are lost, previews
   selected pictures and shows the progress of an upload. */

const FORMS = "main form[method=post]";

/** The form with unsaved changes: a form that came back with errors has some from the start. */
let edited = document.querySelector(`${FORMS} [aria-invalid=true]`)?.closest("form") ?? null;

let isUploading = false;

/** @param {Event} event */
function noteEdit({ target }) {
	if (target instanceof Element)
		edited = /** @type {HTMLFormElement | null} */ (target.closest(FORMS)) ?? edited;
}

addEventListener("input", noteEdit);
addEventListener("change", noteEdit);
addEventListener("beforeunload", (event) => {
	if (edited?.isConnected) event.preventDefault();
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
	const label = document.createElement("p");
	label.setAttribute("role", "status");
	label.className = "mt-3";
	const bar = document.createElement("progress");
	bar.className = "block w-full";
	bar.setAttribute("aria-label", "Upload progress");
	const text = document.createElement("span");
	text.textContent = "Uploading…";
	label.append(text, bar);
	form.append(label);
	const request = new XMLHttpRequest();
	request.open("POST", form.getAttribute("action") ?? location.href);
	request.responseType = "text";
	request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
		if (lengthComputable) bar.value = loaded / total;
	});
	request.upload.addEventListener("load", () => {
		bar.removeAttribute("value");
		text.textContent = "Processing…";
	});
	request.addEventListener("loadend", () => {
		isUploading = false;
	});
	request.addEventListener("load", () => showPage(request.responseURL, request.responseText));
	request.addEventListener("error", () => {
		edited = form;
		form.removeAttribute("aria-busy");
		label.setAttribute("role", "alert");
		label.textContent = "The upload failed. Check your connection and try again.";
	});
	request.send(new FormData(form, submitter));
}

/**
 * Shows the response like the browser would; requesting it again would lose its message. @param {string} url
 * @param {string} html
 */
function showPage(url, html) {
	const next = new DOMParser().parseFromString(html, "text/html");
	history.pushState(null, "", url);
	document.title = next.title;
	document.body.replaceWith(next.body);
	edited = document.querySelector(`${FORMS} [aria-invalid=true]`)?.closest("form") ?? null;
	scrollTo(0, 0);
	const start = document.querySelector("main [autofocus], main");
	if (start instanceof HTMLElement) start.focus({ preventScroll: true });
}

addEventListener("popstate", () => location.reload());
