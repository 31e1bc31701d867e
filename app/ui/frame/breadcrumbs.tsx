import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The path to this page, which is the last item. */
export function Breadcrumbs({
	crumbs,
	here,
}: {
	crumbs: readonly { name: string; path: string }[];
	here: string;
}) {
	return (
		<nav aria-label={t.frame.breadcrumb} className="mb-4 text-sm text-secondary">
			<ol className="flex flex-wrap items-center gap-x-1.5">
				{crumbs.map(({ name, path }) => (
					<li key={path} className="flex items-center gap-1.5">
						<a href={path} className="inline-flex min-h-6 items-center hover:underline">
							{name}
						</a>
						<Icon name="right" />
					</li>
				))}
				<li aria-current="page">{here}</li>
			</ol>
		</nav>
	);
}
