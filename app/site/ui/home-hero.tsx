import { t } from "#app/common/language/messages.ts";
import "./home-hero.css";

const WIDTHS = [960, 1600, 2400];

const avifOf = (name: string) => WIDTHS.map((width) => `/images/${name}-${width}.avif ${width}w`).join();

const PHONE = "(max-width: 30rem)";
const PHONE_SIZE = { width: 1060, height: 900 };
const DARK = "(prefers-color-scheme: dark)";

/**
 * The head of the front page: a street with a hotel, a shop and a moving truck, by day and by night. Phones get the part
 * with the three.
 */
export function HomeHero() {
	return (
		<div className="home-hero">
			<div className="home-picture">
				<picture>
					<source
						media={`${PHONE} and ${DARK}`}
						type="image/avif"
						srcSet="/images/home-night-phone.avif"
						{...PHONE_SIZE}
					/>
					<source media={DARK} type="image/avif" srcSet={avifOf("home-night")} sizes="100vw" />
					<source media={DARK} srcSet="/images/home-night-1600.webp" />
					<source media={PHONE} type="image/avif" srcSet="/images/home-phone.avif" {...PHONE_SIZE} />
					<source type="image/avif" srcSet={avifOf("home")} sizes="100vw" />
					<img src="/images/home-1600.webp" alt="" width="2400" height="900" fetchPriority="high" />
				</picture>
			</div>
			<h1>{t.home.hero({ line: <br /> })}</h1>
		</div>
	);
}
