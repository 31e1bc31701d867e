import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

type EditFrameProps = {
	back: { href: string; label: string };
	title: string;
	sub: ReactNode;
	action?: ReactNode;
	/** The accessible name of the navigation: `This hotel`. */
	label: string;
	path: string;
	/** The page's path below `path`, and its name. */
	pages: readonly (readonly [string, string])[];
	here: string;
	children: ReactNode;
};

/**
 * The layout of each page of one hotel or room: a back link, its name and status, and links to its other
 * pages.
 */
export function EditFrame({ back, title, sub, action, label, path, pages, here, children }: EditFrameProps) {
	return (
		<>
			<p className="mb-3 max-lg:hidden">
				<a href={back.href} className="link inline-flex min-h-6 items-center gap-1">
					<Icon name="left" /> {back.label}
				</a>
			</p>
			<PageHeading title={<span className="wrap-anywhere">{title}</span>} sub={sub} action={action} />
			<nav aria-label={label} className="mb-6">
				<ul className="flex flex-wrap gap-1">
					{pages.map(([page, name]) => (
						<li key={page}>
							<a
								href={path + page}
								aria-current={page === here ? "page" : undefined}
								className={page === here ? "btn btn-dense" : "btn btn-quiet btn-dense"}
							>
								{name}
							</a>
						</li>
					))}
				</ul>
			</nav>
			{children}
		</>
	);
}
