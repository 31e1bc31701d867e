import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The path to this page, which is the last item. */
export function Breadcrumbs({
	crumbs,
	here,
	lang,
}: {
	crumbs: readonly { name: string; path: string; lang?: string | undefined }[];
	here: string;
	/** The language of `here`, if it is not that of the page. */
	lang?: string | undefined;
}) {
	return (
		<nav aria-label={t.frame.breadcrumb} className="mb-4 text-sm text-secondary">
			<ol className="flex flex-wrap items-center gap-x-1.5">
				{crumbs.map(({ name, path, lang }) => (
					<li key={path} className="flex items-center gap-1.5">
						<a href={path} lang={lang} className="inline-flex min-h-6 items-center hover:underline">
							{name}
						</a>
						<Icon name="right" />
					</li>
				))}
				<li aria-current="page" lang={lang}>
					{here}
				</li>
			</ol>
		</nav>
	);
}
