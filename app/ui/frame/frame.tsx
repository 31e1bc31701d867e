import type { ReactNode } from "react";
import { Footer } from "#app/ui/frame/footer.tsx";
import { SkipLink } from "#app/ui/frame/skip-link.tsx";
import { TopBar, type TopBarProps } from "#app/ui/frame/top-bar.tsx";

type FrameProps = TopBarProps & {
	/** The flash, if any: it stands first in `main`. */
	flash?: ReactNode;
	/** Calendar year of the copyright line. */
	year: number;
	/** Tables take the full width; everything else the width of a page. */
	wide?: boolean;
	children: ReactNode;
};

/** What stands around every screen. */
export function Frame({ flash, year, wide, children, ...bar }: FrameProps) {
	return (
		<>
			<SkipLink />
			<TopBar {...bar} wide={wide} />
			<main
				id="main"
				tabIndex={-1}
				className={`mx-auto w-full flex-1 px-4 pt-6 pb-16 ${wide ? "" : "max-w-page"}`}
			>
				{flash}
				{children}
			</main>
			<Footer year={year} />
		</>
	);
}
