/** Names of query parameters that say where a click came from, never what the page is. */
const EVERYWHERE = [
  /^(utm|mtm|matomo|pk|piwik|otm|vn|hsa|stm|itm|at)_[a-z_]+$/,
  /^(utm|spm|echobox|yclid|fbclid|gclid|gclsrc|dclid|msclkid|twclid|ttclid|igshid|igsh|li_fat_id|wbraid|gbraid)$/,
  /^(ga_[a-z_]+|_ga|_gl|gs_l|srsltid|_openstat|mkt_tok|os_ehash|__twitter_impression|ns_[a-z]+)$/,
  /^(fb_action_(types|ids)|fb_source|fb_ref|action_(object|type|ref)_map)$/,
  /^(hmb_(campaign|medium|source)|cmpid|ocid|ncid|wt_?z?mc|wtrid|[a-z]?mc|tracking_source|ceneo_spo)$/,
  /^(__hsfp|__hssc|__hstc|_hsenc|_hsmi|__s|hsctatracking|mc_(eid|cid|tc)|ml_subscriber(_hash)?)$/,
  /^(oly_anon_id|oly_enc_id|rb_clickid|s_cid|s_kwcid|ef_id|vero_(conv|id)|wickedid|guccounter|guce_referrer(_sig)?)$/,
];

/** Names that are tracking on one site and may mean something on another, by registered name of the host. */
const BY_SITE: Record<string, RegExp> = {
  'youtube.com': /^(feature|si|pp|kw)$/,
  'youtu.be': /^(feature|si|pp|kw)$/,
  'nytimes.com': /^(smid|smtyp|partner|emc|campaign_id|instance_id|segment_id|user_id|regi_id)$/,
  'bbc.com': /^(xtor|at_[a-z_]+|intlink_from_url|pinned_post_[a-z_]+)$/,
  'bbc.co.uk': /^(xtor|at_[a-z_]+|intlink_from_url|pinned_post_[a-z_]+)$/,
  'theguardian.com': /^(cmp|ref)$/,
  'reuters.com': /^(taid|rpc|feedtype|feedname)$/,
  'forbes.com': /^(sh|ss|ctpv)$/,
  'spiegel.de': /^(b|sara_ref|sara_ecid)$/,
  'cnbc.com': /^(__source|par)$/,
  'wired.com': /^(mbid|intcid)$/,
  'newyorker.com': /^(mbid|source)$/,
  'medium.com': /^(source|sk)$/,
  'techcrunch.com': /^(ncid|sr|sr_share)$/,
  'cnet.com': /^ftag$/,
  'nypost.com': /^(user|module)$/,
  'twitter.com': /^((ref_?)?src|s|cn|ref_url|t)$/,
  'x.com': /^((ref_?)?src|s|cn|ref_url|t)$/,
  'reddit.com':
    /^(correlation_id|ref_campaign|ref_source|rdt|share_id|_branch_match_id|\$(deep_link|3p|original_url))$/,
  'facebook.com':
    /^(hc_[a-z_]+|[a-z]*ref[a-z]*|__tn__|eid|comment_tracking|dti|video_source|tracking|sfnsn|mibextid|rdid)$/,
  'linkedin.com': /^(refid|trk|trackingid|lipi|midtoken|midsig|trkemail|originalsubdomain)$/,
  'instagram.com': /^(igshid|igsh|img_index)$/,
  'tiktok.com': /^(_[dtr]|u_code|preview_pb|timestamp|share_[a-z_]+|tt_from|is_from_webapp|sender_device)$/,
  'spotify.com': /^(si|context|sp_cid|_branch_match_id|_branch_referrer)$/,
  'msn.com': /^(ocid|cvid|pc|ei)$/,
  'yahoo.com': /^(soc_src|soc_trk|tsrc|ncid|\.tsrc)$/,
  'diepresse.com': /^(from|xtor|xt_at)$/,
  'bloomberg.com': /^(srnd|sref|cmpid|leadsource)$/,
  'washingtonpost.com': /^(itid|wpisrc|wpmm|tid|nid|hpid|carta-url|outputtype)$/,
  'cnn.com': /^(cid|iid|hpt|sr)$/,
  'politico.com': /^(nname|nid|nrid|nlid|cid)$/,
  'marketscreener.com': /^(type_recherche|mots|noredirect|rxzsearch|noredir)$/,
};

const LONGEST_SUFFIX = 4;

const siteRule = (host: string): RegExp | undefined => {
  const labels = host.split('.');
  for (let length = 2; length <= LONGEST_SUFFIX; length++) {
    const rule = BY_SITE[labels.slice(-length).join('.')];
    if (rule) return rule;
  }
  return undefined;
};

/** Whether a query parameter (its name decoded) only tracks, on this host. */
export const isTrackingParameter = (name: string, host: string): boolean => {
  const plain = name.toLowerCase().replace(/^\?/, '');
  return EVERYWHERE.some((rule) => rule.test(plain)) || siteRule(host)?.test(plain) === true;
};
