import "./office-nav.css";

type OfficeNavProps<Path extends string> = {
	label: string;
	/** The path and the name of each page. */
	pages: readonly (readonly [Path, string])[];
	here: Path;
};

export function OfficeNav<Path extends string>({ label, pages, here }: OfficeNavProps<Path>) {
	return (
		<nav aria-label={label} className="mb-5 border-b border-line print:hidden">
			<ul className="flex flex-wrap gap-x-1">
				{pages.map(([href, name]) => (
					<li key={href}>
						<a href={href} aria-current={href === here ? "page" : undefined} className="office-link">
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
