import { escapeHtml } from "#app/common/escape-html.ts";
import { iconHtml } from "#app/ui/icon.tsx";
import { WrittenMarkup } from "#app/ui/remembered-markup.tsx";

/** The path to this page, which is the last item. Written as text, because every public page has one. */
export function Breadcrumbs({
	crumbs,
	here,
}: {
	crumbs: readonly { name: string; path: string }[];
	here: string;
}) {
	const links = crumbs.map(
		({ name, path }) =>
			`<li class="flex items-center gap-1.5"><a href="${escapeHtml(path)}" class="inline-flex min-h-6 items-center hover:underline">${escapeHtml(name)}</a>${iconHtml("right")}</li>`,
	);
	return (
		<nav aria-label="Breadcrumb" className="mb-4 text-sm text-secondary">
			<WrittenMarkup
				as="ol"
				className="flex flex-wrap items-center gap-x-1.5"
				html={`${links.join("")}<li aria-current="page">${escapeHtml(here)}</li>`}
			/>
		</nav>
	);
}
