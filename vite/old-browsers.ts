import { Features } from "lightningcss";
import { type AtRule, parse } from "postcss";
import type { Plugin } from "vite";
import { inlineConstants } from "./tailwind-constants.ts";

/** The oldest browsers in which public pages work. */
export const OLDEST_BROWSERS = ["chrome80", "safari13.1", "firefox78"];

/** True in browsers from before 2023, many of which skip all that is in a layer; `app.css` has their colors. */
const IS_OLD = "@supports not (top:1rlh)";

/** What stays as it is written: it takes many bytes, and without it pages can be read and used. */
const NOT_COMPILED = Features.Colors | Features.FontFamilySystemUi | Features.VendorPrefixes;

/** Its rules take its place. */
const unwrap = (rule: AtRule) => void rule.replaceWith(rule.nodes ?? []);

/**
 * Compiles style sheets down for the oldest browsers, and adds a copy of each without layers, in which rules follow one
 * another as the layers do. Compressed, this is hardly longer, because it is a repetition.
 */
export const oldBrowsers: Plugin = {
	name: "old-browsers",
	apply: "build",
	config: () => ({
		build: { cssTarget: OLDEST_BROWSERS, cssMinify: "lightningcss" },
		css: { lightningcss: { exclude: NOT_COMPILED } },
	}),
	generateBundle(_options, bundle) {
		const sheets = Object.values(bundle).flatMap((file) =>
			file.type === "asset" && file.fileName.endsWith(".css")
				? [{ file, css: parse(String(file.source).trim()) }]
				: [],
		);
		inlineConstants(sheets.map(({ css }) => css));
		for (const { file, css } of sheets) {
			// Initial values of utilities come from a rule instead, in all browsers: it takes fewer bytes.
			css.walkAtRules("property", (rule) => void rule.remove());
			css.walkAtRules("layer", (layer) => {
				if (layer.params === "properties") layer.walkAtRules("supports", unwrap);
			});
			// `app.css` has a color for placeholders.
			css.walkAtRules("supports", (rule) => void (rule.params.includes("-apple-pay-") && rule.remove()));
			// Lightning CSS writes a shorter form that the oldest browsers don't know.
			css.walkAtRules("media", (rule) => {
				rule.params = rule.params.replace(/^not \(/, "not all and (");
			});
			const copy = css.clone();
			copy.walkAtRules("layer", unwrap);
			file.source = `${IS_OLD}{${copy}}${css}`;
		}
	},
};
