// Fitted by `npm run corpus:fit`; no line is written by hand. The words come from the lists of
// `scripts/corpus/words`, cut to six letters: how much more often than by chance they stand on pages of each kind.

export const SETTINGS = {
  kindTemperature: 0.5997,
  leastKindConfidence: 0.17,
  titleOddsSlope: 0.3868,
  titleOddsShift: 1.0639,
  joinedTitleBelow: 0.9,
  leastSecondTitle: 0.05,
  leastTitleConfidence: 0.12,
  sureTitleConfidence: 0.9571,
  standingOutTitle: 0.9571,
  leastTagConfidences: [0.45, 0.45, 0.45, 0.5, 0.75, 0.8],
};

export const KIND_WEIGHTS = `
bias article=-.691 board=-.861 calendar=.471 chart=.64 chat=.155 code=-.064 document=1.67 email=-.847 error=-.233 finance=-.046 invoice=-.601 map=.143 notification=-.168 photo=.267 receipt=-.273 recipe=-.808 settings=1.719 shopping=.013 slide=-.128 social=-.683 spreadsheet=.778 terminal=-.063 travel=-.241 weather=-.148
foot:article article=.065 calendar=-.014 chart=.015 chat=-.03 code=-.029 document=.049 error=-.021 finance=-.013 social=.017 spreadsheet=.024
foot:board article=.032 board=.035 calendar=-.012 chart=.018 code=.021 document=.019 error=-.014 settings=-.016 spreadsheet=.022 terminal=-.024
foot:calendar article=-.017 board=.026 calendar=.039 code=-.027 document=.018 error=-.016 finance=.011 shopping=.01 spreadsheet=.029
foot:chart article=.024 chart=.086 code=-.017 settings=-.018 spreadsheet=-.018
foot:chat calendar=-.011 chat=.111 document=-.015 email=-.01
foot:code chart=.024 chat=-.021 code=.046 document=-.031 error=.036 settings=-.046 spreadsheet=.037 terminal=.011
foot:document article=.031 chart=.018 chat=-.033 code=.018 document=.042 email=-.01 error=-.016 photo=.013 settings=.013 social=.015 terminal=-.011
foot:email article=.059 board=.024 calendar=-.021 chart=-.022 code=-.014 document=.035 email=.031 error=-.037 finance=.026 invoice=-.011 notification=-.015 photo=.013 settings=-.042 terminal=.011
foot:error article=.062 board=.014 chart=.026 chat=-.032 code=.012 document=.09 email=-.032 invoice=-.015 map=.011 notification=-.025 settings=-.059 social=.028 spreadsheet=.019
foot:finance calendar=-.015 chart=.032 email=-.01 finance=.055 invoice=.013 settings=-.017
foot:invoice article=.023 chat=-.014 document=-.023 email=-.011 error=-.018 finance=.026 invoice=.063 terminal=-.011
foot:map article=.01 document=.017 email=-.015 error=-.011 map=.068
foot:notification article=.015 board=.027 calendar=.024 chart=.039 chat=-.014 document=.014 email=-.017 error=-.035 finance=-.018 notification=.014 settings=.045 spreadsheet=-.021 terminal=-.028
foot:photo chart=.017 code=-.011 document=-.019 photo=.04 settings=.016
foot:receipt chat=-.019 finance=.011 receipt=.046 spreadsheet=.02 terminal=.013
foot:recipe article=.044 board=.011 calendar=-.014 chart=.025 chat=-.023 document=.02 finance=-.013 recipe=.055 settings=-.032 spreadsheet=.017 terminal=-.01
foot:settings article=.016 calendar=-.013 chart=.029 chat=-.017 document=.021 email=-.014 error=-.032 photo=.014 settings=.049 slide=-.013 social=.028 spreadsheet=.015 terminal=.014 travel=-.012
foot:shopping article=.025 board=.014 calendar=-.014 chart=.042 chat=-.022 code=.019 document=-.016 email=-.018 finance=.015 settings=-.028 shopping=.054
foot:slide article=.024 chat=-.02 document=.044 error=-.026 invoice=-.014 map=.011 receipt=.016 settings=.013 slide=.042 social=.016 spreadsheet=-.016
foot:social article=.013 board=.018 calendar=-.01 chat=-.013 document=.019 error=-.016 social=.063 spreadsheet=.02 terminal=-.013
foot:spreadsheet article=.024 calendar=-.017 chart=-.017 chat=-.012 code=.011 document=.043 finance=.015 settings=-.01 spreadsheet=.04 terminal=-.018
foot:terminal code=.01 document=.036 settings=-.032 spreadsheet=.013 terminal=.031
foot:travel board=.018 calendar=-.011 chart=.019 travel=.045
foot:weather calendar=.017 chat=-.013 error=-.014 map=.011 notification=-.012 settings=-.011 social=.012 weather=.052
heads:article article=.248 document=.028 email=-.02 notification=-.013 settings=-.02 spreadsheet=.044
heads:board article=-.018 board=.251 calendar=.027 chat=.015 code=.01 document=.027 map=-.013 notification=-.026 settings=.033 travel=-.018
heads:calendar article=-.011 board=.011 calendar=.257 chart=.017 chat=-.038 finance=.014 notification=-.011 settings=-.023 shopping=.015 spreadsheet=.053
heads:chart board=.011 chart=.276 chat=-.016 code=-.027 document=-.018 email=.011 finance=.019 notification=-.012 settings=-.017 spreadsheet=.039
heads:chat article=-.017 chat=.275 document=-.013 email=.01 spreadsheet=.032
heads:code calendar=.015 chat=-.022 code=.188 document=.036 error=.083 photo=-.015 settings=-.047 slide=.017 spreadsheet=.018 terminal=.034
heads:document article=.048 board=.018 chat=-.053 code=.021 document=.149 error=.031 notification=-.023 photo=-.014 settings=.076 shopping=-.018 social=-.016 spreadsheet=.048 weather=-.01
heads:email chat=.014 document=.026 email=.287 error=-.01 finance=-.019 invoice=-.011 notification=-.019 receipt=.017 recipe=-.012 settings=.01 shopping=-.02 social=-.017 terminal=-.011
heads:error chart=-.011 chat=.028 code=.021 document=.014 email=-.018 error=.247 finance=-.012 invoice=-.012 recipe=-.011 settings=.021 spreadsheet=.032 terminal=-.02 weather=-.011
heads:finance article=-.013 board=-.012 code=-.012 document=-.036 finance=.233 receipt=.017 settings=.04 spreadsheet=.025 terminal=.022
heads:invoice article=-.015 calendar=.013 email=.028 error=-.023 finance=.023 invoice=.233 receipt=.015 shopping=-.031 social=-.012 spreadsheet=-.012 terminal=.011 travel=.016
heads:map article=-.012 board=.027 chart=-.014 chat=.014 document=-.018 error=.012 map=.24 notification=-.013 receipt=.016 spreadsheet=-.018 travel=.029
heads:notification calendar=.025 document=-.014 notification=.221 settings=-.014 shopping=-.012 social=.013 spreadsheet=.031
heads:photo chart=.02 chat=-.017 error=-.014 notification=-.01 photo=.272 settings=.022
heads:receipt chart=-.014 code=.014 error=-.015 receipt=.252 shopping=.012 terminal=.021
heads:recipe article=.045 board=-.013 chart=-.015 code=-.033 document=.051 error=-.017 invoice=-.011 recipe=.231 settings=.032 slide=-.013 terminal=.02 weather=-.011
heads:settings article=.011 board=-.014 calendar=.016 chart=-.016 chat=-.021 code=.016 document=-.013 email=.017 error=.033 finance=.021 invoice=-.017 map=-.013 recipe=-.012 settings=.181 spreadsheet=.05 terminal=.018 weather=-.011
heads:shopping chat=-.019 notification=-.023 receipt=.029 shopping=.264 spreadsheet=.02
heads:slide calendar=.016 chart=-.025 chat=.03 email=.026 settings=-.053 slide=.29
heads:social code=-.024 document=-.025 error=.016 social=.258 spreadsheet=.013
heads:spreadsheet article=-.01 chart=.024 chat=-.015 document=.029 error=.02 finance=.018 settings=.037 slide=-.011 spreadsheet=.154
heads:terminal article=-.016 calendar=-.012 code=.02 document=-.035 email=.013 error=.077 finance=-.011 notification=-.01 photo=.011 settings=-.016 terminal=.246
heads:travel chat=.014 code=.013 document=-.021 finance=-.015 settings=.017 travel=.254
heads:weather board=.013 chart=.014 chat=-.011 code=-.016 document=.03 email=-.011 photo=-.012 settings=-.012 weather=.26
l:bullet document=.015
l:bullet>=0.254 document=.011
l:bullet>=0.309 document=.018
l:clock_range calendar=.012
l:clock_range>=0.265 calendar=.019
l:error document=-.015 error=.043 settings=-.019 terminal=.015
l:error>=0.265 document=-.028 error=.07 settings=-.028 terminal=.027
l:error>=0.522 document=-.015 error=.037 settings=-.02 terminal=.021
l:greeting>=0.264 chat=.016 document=-.013 email=.021 settings=-.011
l:greeting>=0.298 chat=.011
l:month_and_year>=0.263 calendar=.03
l:on_or_off>=0.261 terminal=.01
l:prompt code=.012 settings=-.014 terminal=.049
l:prompt>=0.257 calendar=-.018 code=.018 settings=-.035 terminal=.07
l:prompt>=0.29 calendar=-.012 code=.015 document=-.01 settings=-.015 terminal=.076
l:setting article=-.018 board=-.016 chart=.015 chat=-.017 code=.019 error=.023 social=-.011 terminal=.026
l:setting>=0.259 article=-.022 board=-.024 chart=.022 chat=-.022 code=.029 document=.015 email=.013 error=.033 finance=-.011 shopping=-.01 social=-.014 terminal=.032 travel=-.01
l:setting>=0.266 article=-.02 board=-.024 chart=.023 chat=-.022 code=.03 document=.015 email=.013 error=.036 social=-.018 terminal=.027 travel=-.01
l:setting>=0.554 article=-.017 board=-.015 chart=.021 chat=-.017 code=.019 email=.012 error=.017 social=-.011 terminal=.025
l:statement document=.011
l:statement>=0.258 email=.019
l:statement>=0.29 document=.011 email=.015 settings=-.011
l:step article=.01 document=.01
l:step>=0.257 article=.012
l:step>=0.587 article=.013 document=.013
l:week_row calendar=.023
l:weekdays article=.027 calendar=.029 chart=-.018 chat=.032 email=.015 error=-.012 settings=-.024 slide=-.016
l:weekdays>=0.2 article=.01 calendar=.017 chart=.01 document=-.017 settings=-.018 shopping=-.012 terminal=.017
l:weekdays>=0.4 article=.02 calendar=.015 chart=-.01 chat=.029 code=.014 map=-.012 photo=.011 settings=-.023 shopping=-.015 slide=-.026 spreadsheet=.012
l:weekdays>=0.6 article=.029 calendar=.031 chart=-.031 chat=.034 document=.015 email=.02 settings=-.051 slide=-.023 spreadsheet=.012
l:weekdays>=1 article=.034 calendar=.041 chart=-.026 chat=.045 code=-.02 email=.022 error=-.025 finance=-.01 notification=-.011 photo=-.01 slide=-.011 spreadsheet=-.015
n:address>=0.2 chart=.011 document=-.013 terminal=.026
n:address>=0.317 terminal=.017
n:ago chart=.016 social=.015
n:ago>=0.2 chart=.025 code=-.016 document=-.02 settings=-.02 social=.032 travel=.012
n:amount document=-.012 finance=.018 receipt=.016 settings=-.012 shopping=.011
n:amount>=0.2 calendar=-.016 document=-.029 email=.013 finance=.038 receipt=.034 settings=-.028 shopping=.025
n:amount>=0.4 document=-.016 finance=.033 receipt=.031 settings=-.017 shopping=.011
n:assignment code=.051 settings=-.015 terminal=.015
n:assignment>=0.2 code=.089 notification=-.012 settings=-.031 social=-.012 spreadsheet=-.011 terminal=.044
n:assignment>=0.317 chat=-.01 code=.073 settings=-.022 spreadsheet=-.018 terminal=.03
n:call code=.037 settings=-.015
n:call>=0.2 calendar=-.011 code=.075 document=-.019 error=.021 settings=-.039 spreadsheet=-.01 terminal=.015
n:call>=0.317 code=.06 document=-.016 error=.013 settings=-.023 spreadsheet=-.018 terminal=.015
n:date document=-.013 settings=-.012 spreadsheet=.041 terminal=.023
n:date>=0.2 article=-.018 code=.012 document=-.034 error=-.01 finance=.01 map=-.01 receipt=.014 settings=-.019 spreadsheet=.035 terminal=.035
n:date>=0.464 calendar=-.015 error=-.013 settings=-.019 spreadsheet=.063 terminal=.033
n:decimal chart=.012 document=-.013 finance=.012 receipt=.017 spreadsheet=.011
n:decimal>=0.2 article=-.015 board=-.013 calendar=-.023 chart=.035 code=-.02 document=-.034 finance=.028 invoice=.017 receipt=.031 settings=-.025 shopping=.021 spreadsheet=.018
n:decimal>=0.4 calendar=-.011 code=-.012 document=-.015 finance=.019 invoice=.013 receipt=.028 settings=-.011 spreadsheet=.019
n:degrees weather=.016
n:degrees>=0.2 weather=.029
n:distance>=0.2 chart=.01 map=.019
n:document_file document=.011
n:document_file>=0.2 document=.017 photo=.011 spreadsheet=-.015 terminal=.017
n:document_file>=0.317 document=.023 spreadsheet=-.012 terminal=.013
n:duration>=0.2 chart=.019 document=-.011 notification=.015 recipe=.011 settings=-.013 social=.017 travel=.013
n:file code=.019 error=.027 settings=-.013
n:file>=0.2 code=.034 error=.046 settings=-.032 slide=.012 spreadsheet=-.015
n:file>=0.317 code=.029 document=-.012 error=.042 settings=-.019 spreadsheet=-.011 terminal=.012
n:hash_tag chat=.016 document=-.012
n:hash_tag>=0.2 chat=.035 code=.025 document=-.026 finance=.01 settings=-.011 social=.017 spreadsheet=-.015
n:hash_tag>=0.317 chat=.036 code=.011 document=-.023 social=.011
n:identifier>=0.2 article=-.012 chart=.011 document=-.016 settings=-.01 terminal=.02
n:level>=0.2 code=.015 document=-.023 error=.025 settings=-.025 terminal=.026
n:link>=0.2 chat=.028 email=-.011 settings=-.011 terminal=.01
n:mail>=0.2 document=-.021 email=.019 finance=.014 terminal=.018
n:measure terminal=.01
n:measure>=0.2 chat=.012 document=-.013 spreadsheet=-.021 terminal=.026
n:mention social=.014
n:mention>=0.2 chat=.014 code=.013 document=-.019 settings=-.011 social=.037
n:path>=0.2 article=-.014 board=-.014 code=.017 document=.013 error=.012 terminal=.039
n:percentage chart=.018
n:percentage>=0.2 calendar=-.014 chart=.022 code=-.015 document=-.022 email=.012 notification=.016 settings=-.013 slide=-.01 terminal=.015
n:prompt terminal=.021
n:prompt>=0.2 article=-.011 calendar=-.013 chart=.013 settings=-.02 terminal=.061
n:size chart=.011 document=.014
n:size>=0.2 chart=.022 code=-.017 document=.033 settings=.015 spreadsheet=-.014
n:size>=0.317 chart=.018 code=-.01 document=.019 terminal=-.01
n:ticket>=0.2 article=-.012 code=.017 document=-.011 shopping=.01 terminal=.022
n:time article=-.015 calendar=.022 chat=.048 code=-.013 settings=-.021 spreadsheet=.022
n:time>=0.2 article=-.023 calendar=.032 chart=-.013 chat=.075 code=-.022 document=-.015 email=.019 error=-.011 notification=.025 photo=-.014 settings=-.033 slide=-.021 travel=.021
n:time>=0.4 article=-.024 calendar=.037 chat=.073 code=-.021 document=-.02 email=.013 photo=-.014 settings=-.038 slide=-.011 social=-.01 spreadsheet=.042 terminal=.011 travel=.013
n:version code=-.011 spreadsheet=.019
n:version>=0.2 article=-.01 calendar=-.013 code=-.012 document=.014 error=-.017 settings=-.029 spreadsheet=.023 terminal=.03
n:version>=0.317 code=-.018 error=-.01 settings=-.011 spreadsheet=.022 terminal=.032
n:year calendar=.015 finance=.014 settings=-.027 spreadsheet=.014
n:year>=0.2 article=.026 board=.013 calendar=.061 chat=.011 code=-.021 document=-.013 finance=.029 map=-.012 notification=-.02 receipt=.012 settings=-.069 terminal=-.023 weather=-.011
n:year>=0.317 board=.01 calendar=.026 chart=.01 code=-.016 document=-.013 finance=.024 settings=-.04 social=.011 terminal=-.017
r:button settings=.024
r:button>=0.25 article=-.012 chart=-.016 chat=-.01 email=-.014 error=.011 settings=.061
r:menubar document=.015
r:menubar>=0.25 board=-.014 chart=.015 code=.033 document=.045 error=-.017 photo=.014 settings=-.031 spreadsheet=.027 terminal=-.014
r:navbar settings=-.011
r:navbar>=0.25 article=.023 chart=-.013 chat=.024 email=-.011 settings=-.018 spreadsheet=-.013
r:sidelist chart=.035 document=-.016 error=-.013 notification=-.014 settings=-.025 shopping=.014 slide=-.01 spreadsheet=.038 terminal=-.011
r:sidelist>=0.25 chart=.037 document=-.018 error=-.013 map=.01 notification=-.014 settings=-.021 shopping=.014 spreadsheet=.036 terminal=-.011
r:sidelist>=1 board=.01 chart=.029 document=-.013 error=-.013 notification=-.014 settings=-.028 shopping=.014 slide=-.011 spreadsheet=.041
r:statusbar document=-.011
r:statusbar>=0.25 chart=-.018 chat=.015 document=-.015 settings=.013 shopping=.014 spreadsheet=-.024
r:titlebar code=-.01 document=-.014 spreadsheet=.012 terminal=.017
r:titlebar>=0.25 calendar=-.011 document=-.021 finance=-.016 notification=-.013 photo=.026 spreadsheet=.03 terminal=.03
r:toolbar spreadsheet=.037
r:toolbar>=0.25 board=.01 chat=-.011 settings=-.025 spreadsheet=.057
s:bare_numbers calendar=.03 chart=.033 code=.015 document=-.025 settings=-.021 spreadsheet=.012
s:bare_numbers>=0.012 article=-.05 calendar=.023 chart=.067 chat=.017 code=.033 document=-.018 error=-.014 invoice=-.011 map=.019 recipe=-.011 settings=-.046 shopping=-.014 slide=-.02 social=-.014 travel=.018
s:bare_numbers>=0.062 article=-.041 calendar=.037 chart=.078 chat=.016 code=.047 document=-.052 error=-.013 map=.018 settings=-.039 shopping=-.011 slide=-.019 social=-.012 travel=.017
s:bare_numbers>=0.111 article=-.031 calendar=.048 chart=.091 chat=.015 code=.048 document=-.052 error=-.01 settings=-.052 slide=-.014 travel=.018
s:biggest chart=.02 document=.012
s:biggest>=0.267 article=.021 board=-.014 calendar=.013 chart=.055 chat=-.031 document=.022 email=-.019 map=.011 settings=-.026 slide=.015 social=-.014 terminal=-.039
s:biggest>=0.312 article=.019 board=-.012 calendar=.01 chart=.059 chat=-.027 code=-.012 document=.03 email=-.025 finance=-.011 invoice=-.011 map=.018 settings=-.024 spreadsheet=.018 terminal=-.027
s:biggest>=0.361 calendar=.012 chart=.044 chat=-.024 code=-.01 document=.021 email=-.025 error=.012 photo=.011 settings=-.027 spreadsheet=.019 terminal=-.019 travel=-.01
s:bubbles chat=.03 document=-.016 settings=-.012
s:capitals document=.011
s:capitals>=0.008 board=-.011 chat=-.025 code=-.016 document=.018 finance=.019 map=.012 photo=.011 settings=-.022 slide=.01 travel=.017
s:capitals>=0.077 chart=-.02 chat=-.013 code=-.02 document=.023 email=-.011 finance=.017 map=.011 photo=.011 slide=.017
s:cells spreadsheet=.056
s:cells>=0.004 article=-.039 calendar=.016 chart=.052 chat=-.022 code=-.012 document=.013 notification=-.019 settings=-.011 slide=-.019 spreadsheet=.063
s:cells>=0.056 article=-.032 chart=.042 chat=-.025 code=-.012 notification=-.014 photo=.011 slide=-.016 spreadsheet=.073
s:cells>=0.118 article=-.021 chart=.019 chat=-.024 document=-.017 notification=-.011 slide=-.01 spreadsheet=.086
s:centred document=.014 terminal=-.012
s:centred>=0.01 chart=.027 chat=.015 document=.042 email=-.016 error=-.021 settings=.022 shopping=-.014 slide=.011 social=-.013 spreadsheet=-.016 terminal=-.031 travel=-.01
s:centred>=0.086 board=-.016 code=-.018 document=.012 notification=.022 settings=.021 slide=.015 spreadsheet=-.01 terminal=-.026
s:centred>=0.091 board=-.015 code=-.022 notification=.024 settings=.028 slide=.016 terminal=-.022
s:code code=.037 document=-.012 error=.019 spreadsheet=-.011
s:code>=0.008 article=-.016 chart=.021 chat=-.03 code=.101 document=-.014 error=.029 invoice=-.011 notification=-.014 social=-.015 spreadsheet=-.034 terminal=.021
s:code>=0.067 article=-.016 calendar=-.011 chart=.018 chat=-.021 code=.101 document=-.017 email=-.012 error=.037 social=-.013 spreadsheet=-.037 terminal=.027
s:colons>=0.009 article=-.016 code=.018 map=.011 settings=.039 terminal=.015
s:colons>=0.067 article=-.014 chat=-.015 map=.011 settings=.047 spreadsheet=-.013 terminal=.016
s:covered article=.022 chart=-.014 code=.014 document=.015 settings=-.026 spreadsheet=.03 terminal=.018
s:covered>=0.22 article=.026 board=.01 calendar=-.012 chart=-.023 code=.036 document=.017 map=-.013 photo=-.011 settings=-.057 slide=-.01 spreadsheet=.035 terminal=.04 weather=-.011
s:covered>=0.291 article=.026 board=.014 calendar=-.02 chart=-.029 chat=-.016 code=.035 document=.012 notification=-.011 photo=-.014 settings=-.049 slide=-.013 spreadsheet=.04 terminal=.046
s:covered>=0.387 article=.036 calendar=-.021 chart=-.025 code=.024 settings=-.05 shopping=-.013 spreadsheet=.035 terminal=.049
s:few_words settings=-.012
s:fixed_pitch chart=-.013 code=.029 settings=-.025 spreadsheet=-.012 terminal=.052
s:fixed_pitch>=0.023 board=-.01 chart=.013 code=.02 document=.014 photo=-.012 slide=-.01 spreadsheet=.022 terminal=.016 weather=-.022
s:fixed_pitch>=0.143 article=.014 chart=-.023 chat=.017 code=.026 document=-.015 receipt=-.012 shopping=-.019 terminal=.044 weather=-.012
s:fixed_pitch>=0.231 article=.016 board=-.02 calendar=.014 chart=-.025 chat=.026 code=.02 email=.019 error=-.015 photo=-.011 settings=-.035 shopping=-.018 spreadsheet=-.017 terminal=.053
s:fixed_pitch>=0.313 article=.021 board=-.016 calendar=.016 chart=-.027 chat=.022 code=.04 document=-.022 email=.019 map=.011 photo=-.01 settings=-.056 spreadsheet=-.038 terminal=.069 travel=.012
s:gutter calendar=.015 chart=-.011 code=.054 document=-.012 settings=-.021 spreadsheet=.024
s:number_rows article=-.028 calendar=.028 document=-.02 map=-.01 notification=-.014 photo=-.011 settings=-.048 slide=-.014 spreadsheet=.098 terminal=.045
s:number_rows>=0.125 article=-.039 board=-.015 calendar=.028 chart=.043 chat=.042 document=-.022 settings=-.078 slide=-.026 spreadsheet=.055 terminal=.046
s:number_rows>=0.25 article=-.041 calendar=.048 chart=.024 chat=.012 code=-.01 document=-.029 notification=-.018 photo=-.011 settings=-.073 slide=-.022 spreadsheet=.093 terminal=.061
s:number_rows>=0.375 article=-.034 calendar=.037 chart=.019 chat=-.016 code=-.015 document=-.017 map=-.016 notification=-.017 photo=-.011 settings=-.054 slide=-.016 spreadsheet=.115 terminal=.059
s:phone article=.038 chart=-.032 chat=.021 code=-.011 document=.03 finance=.01 map=-.011 notification=.015 photo=-.012 settings=-.011 spreadsheet=-.043 terminal=-.015 weather=.012
s:prose article=.013 document=.02 settings=-.02
s:prose>=0.007 article=.015 chart=.026 code=.04 email=.01 finance=-.01 notification=-.018 settings=-.037 shopping=-.01 social=.019 travel=-.012 weather=-.015
s:prose>=0.158 article=.042 chart=-.018 chat=.017 document=.037 email=.021 map=-.014 notification=-.011 settings=-.047 social=.026
s:scattered chart=.052 document=-.017 settings=-.012
s:sentences chat=.014 settings=-.01
s:sentences>=0.004 article=.025 board=-.01 chart=-.021 chat=.068 document=.012 map=-.015 settings=-.042 social=.016 spreadsheet=-.012
s:sentences>=0.069 article=.053 calendar=-.015 chart=-.039 chat=.072 code=-.015 map=-.011 notification=.017 settings=-.032 slide=.01 social=.023 spreadsheet=-.032
s:sentences>=0.094 article=.053 board=-.011 calendar=-.018 chart=-.03 chat=.058 settings=-.026 social=.015 spreadsheet=-.035
s:short_lines article=-.019 calendar=.014 chart=.024 document=-.012 map=.017 slide=-.015 social=-.013 terminal=-.027
s:short_lines>=0.032 social=-.012
s:short_lines>=0.375 article=-.027 board=.013 calendar=.018 chart=.046 chat=.014 document=-.013 finance=.011 map=.013 settings=.01 slide=-.021 social=-.016 spreadsheet=-.028 terminal=-.039
s:short_lines>=0.5 article=-.029 board=.017 calendar=.011 chart=.036 chat=.012 document=-.03 map=.021 photo=.011 shopping=.012 slide=-.017 social=-.015 spreadsheet=-.017 terminal=-.037
s:short_lines>=0.622 article=-.026 board=.01 calendar=.021 chart=.046 code=-.029 email=-.019 map=.027 notification=-.011 shopping=.01 slide=-.017 social=-.012 terminal=-.028 travel=.013 weather=.011
s:small article=-.018 chart=-.026 chat=-.016 code=.011 document=.014 email=-.018 map=.024 settings=.04 slide=-.012 terminal=.021
s:sparse_wide article=-.028 chat=-.024 document=-.02 email=-.012 error=.015 settings=.02 slide=.025 spreadsheet=.014
s:table calendar=.015 chat=-.012 settings=-.014 spreadsheet=.066 terminal=-.012
s:wide article=-.029 chart=.026 code=.013 document=-.029 email=-.017 notification=-.021 settings=-.013 spreadsheet=.061 terminal=.016 weather=-.012
s:words settings=-.017 spreadsheet=.016
s:words>=0.662 article=.014 calendar=.027 chart=.017 chat=.016 code=.055 document=-.023 email=.014 error=-.022 map=-.011 notification=-.034 photo=-.018 settings=-.072 slide=-.028 spreadsheet=.055 terminal=.028 weather=-.012
s:words>=0.696 article=.035 chat=.022 code=.045 email=.018 error=-.022 notification=-.031 photo=-.012 settings=-.09 slide=-.023 social=.011 spreadsheet=.056 terminal=.024
s:words>=0.746 article=.045 calendar=.023 code=.034 email=.013 error=-.02 map=-.013 notification=-.026 photo=-.012 settings=-.074 slide=-.014 social=.015 spreadsheet=.038 terminal=.012
share:address>=0.016 chart=.011 document=-.013 terminal=.026
share:address>=0.056 spreadsheet=.014 terminal=.03
share:ago>=0.009 chart=.025 code=-.016 document=-.02 settings=-.02 social=.032 travel=.012
share:ago>=0.056 chart=.018 code=-.013 document=-.016 settings=-.01 social=.03 travel=.011
share:amount finance=.013 receipt=.012
share:amount>=0.012 calendar=-.016 document=-.029 email=.013 finance=.038 receipt=.034 settings=-.028 shopping=.025
share:amount>=0.113 calendar=-.01 document=-.015 finance=.037 invoice=.012 receipt=.033 settings=-.021 shopping=.022
share:assignment code=.024
share:assignment>=0.007 code=.089 notification=-.012 settings=-.031 social=-.012 spreadsheet=-.011 terminal=.044
share:assignment>=0.056 code=.077 document=-.017 settings=-.018 spreadsheet=-.02 terminal=.039
share:call code=.015
share:call>=0.007 calendar=-.011 code=.075 document=-.019 error=.021 settings=-.039 spreadsheet=-.01 terminal=.015
share:call>=0.071 code=.056 document=-.013 error=.011 settings=-.027 spreadsheet=-.014 terminal=.016
share:date spreadsheet=.022 terminal=.01
share:date>=0.012 article=-.018 code=.012 document=-.034 error=-.01 finance=.01 map=-.01 receipt=.014 settings=-.019 spreadsheet=.035 terminal=.035
share:date>=0.123 calendar=-.013 document=-.012 error=-.013 settings=-.028 spreadsheet=.07 terminal=.034
share:decimal finance=.012 receipt=.015
share:decimal>=0.007 article=-.015 board=-.013 calendar=-.023 chart=.035 code=-.02 document=-.034 finance=.028 invoice=.017 receipt=.031 settings=-.025 shopping=.021 spreadsheet=.018
share:decimal>=0.112 calendar=-.014 document=-.021 finance=.027 invoice=.02 receipt=.031 shopping=.019
share:degrees weather=.02
share:degrees>=0.011 weather=.029
share:degrees>=0.101 weather=.031
share:distance>=0.007 chart=.01 map=.019
share:distance>=0.063 map=.02
share:document_file>=0.007 document=.017 photo=.011 spreadsheet=-.015 terminal=.017
share:document_file>=0.071 document=.021 spreadsheet=-.014 terminal=.016
share:duration>=0.009 chart=.019 document=-.011 notification=.015 recipe=.011 settings=-.013 social=.017 travel=.013
share:duration>=0.053 chart=.011 notification=.021 settings=-.012 social=.014 travel=.011
share:file error=.019
share:file>=0.011 code=.034 error=.046 settings=-.032 slide=.012 spreadsheet=-.015
share:file>=0.078 code=.02 document=-.017 error=.043 settings=-.019 slide=.012 spreadsheet=-.013 terminal=.014
share:hash_tag>=0.014 chat=.035 code=.025 document=-.026 finance=.01 settings=-.011 social=.017 spreadsheet=-.015
share:hash_tag>=0.051 chat=.03 code=.012 document=-.016
share:identifier>=0.008 article=-.012 chart=.011 document=-.016 settings=-.01 terminal=.02
share:identifier>=0.055 terminal=.016
share:level>=0.007 code=.015 document=-.023 error=.025 settings=-.025 terminal=.026
share:level>=0.044 code=.01 document=-.015 error=.019 settings=-.011 spreadsheet=-.01 terminal=.024
share:link>=0.009 chat=.028 email=-.011 settings=-.011 terminal=.01
share:link>=0.045 chat=.015 document=.01
share:mail>=0.012 document=-.021 email=.019 finance=.014 terminal=.018
share:mail>=0.063 terminal=.018
share:measure>=0.007 chat=.012 document=-.013 spreadsheet=-.021 terminal=.026
share:measure>=0.057 spreadsheet=-.011 terminal=.02
share:mention>=0.013 chat=.014 code=.013 document=-.019 settings=-.011 social=.037
share:mention>=0.047 document=-.013 social=.033
share:path>=0.011 article=-.014 board=-.014 code=.017 document=.013 error=.012 terminal=.039
share:path>=0.055 article=-.011 board=-.014 document=.02 terminal=.023
share:percentage>=0.007 calendar=-.014 chart=.022 code=-.015 document=-.022 email=.012 notification=.016 settings=-.013 slide=-.01 terminal=.015
share:percentage>=0.066 calendar=-.014 chart=.026 chat=-.025 code=-.018 error=.013 notification=.016
share:prompt>=0.008 article=-.011 calendar=-.013 chart=.013 settings=-.02 terminal=.061
share:prompt>=0.048 spreadsheet=-.012 terminal=.066
share:size>=0.013 chart=.022 code=-.017 document=.033 settings=.015 spreadsheet=-.014
share:size>=0.105 chart=.018 code=-.011 document=.011 terminal=-.013
share:ticket>=0.007 article=-.012 code=.017 document=-.011 shopping=.01 terminal=.022
share:ticket>=0.048 terminal=.025
share:time calendar=.016 chat=.023
share:time>=0.012 article=-.023 calendar=.032 chart=-.013 chat=.075 code=-.022 document=-.015 email=.019 error=-.011 notification=.025 photo=-.014 settings=-.033 slide=-.021 travel=.021
share:time>=0.019 article=-.03 calendar=.033 chart=-.011 chat=.073 code=-.026 email=.016 error=-.01 notification=.025 photo=-.014 settings=-.029 slide=-.021 travel=.021
share:time>=0.123 article=-.022 calendar=.035 chart=-.015 chat=.071 code=-.024 email=.012 finance=-.014 map=-.014 notification=.014 photo=-.01 settings=-.039 slide=-.013 social=-.014 spreadsheet=.028 terminal=.01 travel=.021
share:version spreadsheet=.011
share:version>=0.006 article=-.01 calendar=-.013 code=-.012 document=.014 error=-.017 settings=-.029 spreadsheet=.023 terminal=.03
share:version>=0.061 code=-.027 document=.014 spreadsheet=.028 terminal=.026
share:year>=0.007 article=.026 board=.013 calendar=.061 chat=.011 code=-.021 document=-.013 finance=.029 map=-.012 notification=-.02 receipt=.012 settings=-.069 terminal=-.023 weather=-.011
share:year>=0.08 board=.014 calendar=.021 code=-.015 document=-.023 finance=.033 photo=.013 receipt=.013 settings=-.032 terminal=-.01
words:article article=.741 board=-.019 chart=-.02 chat=.077 code=.044 document=.092 email=-.016 error=-.036 finance=-.025 invoice=-.016 map=-.028 photo=-.01 recipe=-.019 settings=-.014 shopping=-.038 slide=.019 social=.04 weather=-.019
words:board article=-.012 board=.719 calendar=.02 chart=.072 chat=.045 code=-.011 document=.045 email=-.032 error=.024 finance=-.012 invoice=-.011 map=-.03 notification=-.024 photo=-.019 receipt=-.014 recipe=-.026 slide=-.011 social=.03 spreadsheet=.023 terminal=.019 travel=-.029 weather=-.021
words:calendar article=-.036 board=.022 calendar=.796 chart=-.01 chat=.062 code=-.03 document=-.021 error=-.03 finance=.039 map=-.031 notification=.019 receipt=-.025 recipe=-.023 shopping=.01 slide=-.016 spreadsheet=.043 terminal=.047 travel=-.031 weather=-.02
words:chart article=.027 chart=.764 chat=-.033 document=-.015 error=-.032 finance=.05 notification=-.028 recipe=-.016 settings=-.065 slide=-.023 spreadsheet=.083 terminal=.037
words:chat article=-.014 chart=-.019 chat=.758 code=-.01 document=.01 email=.051 error=.023 invoice=-.011 map=-.025 receipt=-.017 recipe=-.012 settings=.056 slide=-.026 spreadsheet=.024 terminal=-.019
words:code article=.015 board=-.018 calendar=.018 chart=.02 code=.599 document=.072 error=.057 finance=-.022 invoice=-.013 map=-.027 notification=.016 receipt=-.024 recipe=-.013 settings=-.023 shopping=-.021 slide=.041 social=.025 spreadsheet=.054 terminal=.027 travel=-.012 weather=-.016
words:document article=.108 board=-.021 calendar=-.03 chart=-.013 chat=-.063 code=.151 document=.503 email=.033 error=-.011 invoice=-.015 map=-.039 photo=.021 receipt=-.031 recipe=-.011 settings=.113 shopping=-.035 social=.026 spreadsheet=.111 terminal=-.011 weather=-.029
words:email article=.032 board=.018 calendar=-.054 chart=-.115 chat=.08 code=.032 document=.039 email=.793 error=-.033 map=-.018 recipe=-.034 settings=.059 shopping=-.062 social=.041 spreadsheet=-.061 terminal=.039 travel=.012 weather=-.018
words:error article=.109 board=-.021 calendar=-.052 chart=-.025 chat=.159 code=.056 document=.045 email=-.065 error=.7 finance=-.049 invoice=-.029 map=-.039 photo=-.021 receipt=-.022 recipe=-.031 settings=-.037 shopping=-.064 social=.096 spreadsheet=-.016 terminal=.083 weather=-.026
words:finance board=.014 calendar=-.028 chart=-.019 code=-.014 document=.018 email=-.028 finance=.701 notification=.019 recipe=-.012 settings=.045 shopping=.014 social=-.028 spreadsheet=.048 terminal=.038 weather=-.019
words:invoice article=-.016 board=-.029 calendar=-.018 chart=-.021 chat=-.032 document=-.024 email=.023 error=-.045 finance=.078 invoice=.76 map=-.032 notification=.019 photo=-.01 receipt=.07 recipe=-.019 settings=.016 shopping=-.019 slide=.011 terminal=.038 travel=.017 weather=-.023
words:map article=-.023 chat=.023 code=-.032 document=.052 email=-.02 error=-.01 finance=-.018 map=.8 notification=-.027 receipt=.01 recipe=-.013 settings=.029 shopping=-.02 slide=-.019 social=-.01 terminal=-.029 travel=.055
words:notification board=.019 calendar=.013 chat=.026 code=-.024 document=-.031 error=-.017 finance=-.018 invoice=-.019 map=-.021 notification=.813 receipt=-.011 settings=-.028 shopping=-.044 slide=-.015 social=.051 terminal=.037 travel=.016 weather=-.015
words:photo board=-.016 calendar=-.03 chat=-.016 code=-.03 document=.073 email=-.012 error=-.036 finance=-.017 invoice=-.012 map=-.023 notification=-.014 photo=.807 receipt=-.015 recipe=-.013 settings=.047 spreadsheet=.073 travel=-.017 weather=-.014
words:receipt article=-.017 calendar=-.033 chart=-.037 chat=-.018 code=-.042 document=-.026 email=-.013 error=-.017 finance=.032 invoice=.049 photo=.011 receipt=.804 settings=-.011 shopping=.033 slide=-.029 social=.013 terminal=.067 weather=-.014
words:recipe article=.125 calendar=-.033 chart=-.032 chat=.048 code=.018 document=.075 email=-.024 error=-.054 finance=-.026 map=-.019 notification=-.016 photo=-.018 recipe=.741 shopping=.01 slide=-.018 social=.016 spreadsheet=-.024 weather=-.022
words:settings article=.01 board=.048 calendar=-.071 chart=.095 chat=-.027 code=.144 document=.101 email=-.047 finance=.033 invoice=-.037 map=-.048 photo=.049 receipt=-.04 recipe=-.041 settings=.562 shopping=-.036 slide=-.013 social=.043 spreadsheet=.104 travel=-.026 weather=-.048
words:shopping chart=-.021 chat=.014 code=.049 error=-.019 finance=.03 invoice=.046 map=-.022 notification=-.014 receipt=.059 recipe=-.017 settings=-.06 shopping=.788 slide=-.022 spreadsheet=-.039 terminal=.029 travel=-.025 weather=-.024
words:slide article=.054 calendar=-.023 chart=-.103 chat=.091 code=.017 error=-.025 invoice=-.014 map=-.03 photo=.011 recipe=-.014 settings=-.062 slide=.791 social=.049 spreadsheet=-.027 terminal=.036 travel=-.017 weather=-.016
words:social board=.011 calendar=-.03 chart=-.015 chat=.017 code=.014 document=-.075 error=.01 receipt=-.011 recipe=-.012 settings=.021 slide=-.017 social=.873 terminal=-.014 travel=-.015
words:spreadsheet article=.014 chart=.054 chat=-.035 code=.034 document=.056 error=-.013 finance=.03 invoice=-.012 photo=-.021 recipe=-.013 settings=.04 slide=.017 social=-.026 spreadsheet=.615 terminal=.029
words:terminal article=.054 board=-.023 calendar=-.044 chart=.029 chat=-.017 code=.042 document=.016 email=-.017 error=.066 finance=-.02 map=-.019 notification=-.016 settings=-.048 slide=-.017 social=-.026 spreadsheet=.024 terminal=.78 travel=-.01
words:travel article=-.019 calendar=-.011 chat=.05 code=.032 email=.022 error=-.03 finance=-.042 invoice=-.013 map=.01 notification=.013 photo=.011 receipt=.04 settings=-.058 shopping=-.027 social=.017 spreadsheet=-.034 terminal=.016 travel=.763
words:weather calendar=.052 chart=.055 chat=.016 code=.023 document=.022 email=-.015 error=-.036 finance=-.021 invoice=-.014 notification=-.019 photo=-.019 receipt=-.015 recipe=-.011 shopping=-.026 social=.024 spreadsheet=-.015 weather=.737
`;

export const STEPS_OF_KINDS = `
l:bullet 0.254 0.309
l:clock_range 0.265 0.591
l:error 0.265 0.522
l:greeting 0.264 0.298
l:month_and_year 0.263 0.279
l:on_or_off 0.261 0.298
l:prompt 0.257 0.29
l:rating 0.306 0.327
l:setting 0.259 0.266 0.554
l:statement 0.258 0.29
l:step 0.257 0.587
l:weekdays 0.2 0.4 0.6 1
n:address 0.2 0.317
n:ago 0.2
n:amount 0.2 0.4
n:assignment 0.2 0.317
n:call 0.2 0.317
n:date 0.2 0.464
n:decimal 0.2 0.4
n:degrees 0.2
n:distance 0.2
n:document_file 0.2 0.317
n:duration 0.2
n:file 0.2 0.317
n:hash_tag 0.2 0.317
n:identifier 0.2
n:level 0.2
n:link 0.2
n:mail 0.2
n:measure 0.2
n:mention 0.2
n:path 0.2
n:percentage 0.2
n:phone 0.2
n:prompt 0.2
n:size 0.2 0.317
n:speed 0.2
n:ticket 0.2
n:time 0.2 0.4
n:version 0.2 0.317
n:year 0.2 0.317
r:button 0.25
r:menubar 0.25
r:navbar 0.25
r:sidelist 0.25 1
r:statusbar 0.25
r:taskbar 0.25
r:titlebar 0.25
r:toolbar 0.25
s:bare_numbers 0.012 0.062 0.111
s:biggest 0.267 0.312 0.361
s:capitals 0.008 0.077
s:cells 0.004 0.056 0.118
s:centred 0.01 0.086 0.091
s:code 0.008 0.067
s:colons 0.009 0.067
s:covered 0.22 0.291 0.387
s:fixed_pitch 0.023 0.143 0.231 0.313
s:number_rows 0.125 0.25 0.375
s:prose 0.007 0.158
s:sentences 0.004 0.069 0.094
s:short_lines 0.032 0.375 0.5 0.622
s:words 0.662 0.696 0.746
share:address 0.016 0.056
share:ago 0.009 0.056
share:amount 0.012 0.113
share:assignment 0.007 0.056
share:call 0.007 0.071
share:date 0.012 0.123
share:decimal 0.007 0.112
share:degrees 0.011 0.101
share:distance 0.007 0.063
share:document_file 0.007 0.071
share:duration 0.009 0.053
share:file 0.011 0.078
share:hash_tag 0.014 0.051
share:identifier 0.008 0.055
share:level 0.007 0.044
share:link 0.009 0.045
share:mail 0.012 0.063
share:measure 0.007 0.057
share:mention 0.013 0.047
share:path 0.011 0.055
share:percentage 0.007 0.066
share:phone 0.011 0.066
share:prompt 0.008 0.048
share:size 0.013 0.105
share:speed 0.043 0.067
share:ticket 0.007 0.048
share:time 0.012 0.019 0.123
share:version 0.006 0.061
share:year 0.007 0.08
`;

export const WORDS_OF_KINDS = `
ab article=2.44
abbieg map=2.62
abbild document=2.62
abbruc error=2.62
abfahr travel=2.81
abgesc board=2.31 notification=1.92
abonne article=2.18 social=2.18
abonni article=2.62
abono finance=2.62
abort error=2.62
about article=1.49 email=1.49 settings=2.37
abrir settings=2.73
absatz document=2.62
abschn document=2.62
abspie settings=2.44
abstra document=2.62
accept calendar=2.62
acces error=2.44
acceso error=2.44
access error=2.73
accoun email=1.65 finance=2.43 settings=1.65
aceite recipe=2.44
acerca settings=2.86
acesso error=2.44
achete board=1.58 finance=1.97 shopping=1.97
acquis shopping=2.62
acta document=2.44
action settings=2.86
activa settings=2.81
active settings=2.47 terminal=1.97
activi chart=2.18 notification=2.18
actual article=2.18 settings=2.18
add board=1.64 calendar=1.64 shopping=1.64 social=1.64
addres error=1.58 invoice=1.97 shopping=1.97
adesso notification=2.62
adicio board=2.18 shopping=2.18
adjunt email=2.81
admini error=2.44
advanc settings=2.57 spreadsheet=1.68
advert error=2.62
affair chart=2.44
affich settings=2.81
affitt finance=2.44
after article=2.44
again error=2.47 receipt=1.97
agenda calendar=2.84 slide=1.75
aggiun board=2.18 shopping=2.18
ago notification=2.18 social=2.18
agora notification=2.62
agreem document=2.44
agua receipt=2.44
ahora notification=2.62
ahorro finance=2.81
ai recipe=2.44
aime social=2.62
air weather=2.62
airpor travel=2.62
ajoute board=2.18 shopping=2.18
ajuste settings=2.81
akku notification=2.62
aktivi settings=2.81
aktual settings=2.62
aktuel article=2.62
al board=1.06 chart=1.45 recipe=1.06 settings=1.06 shopping=2.13
alarm notification=2.86
alarma notification=2.62
alarme notification=2.62
alba weather=2.62
alben photo=2.81
album photo=3.09
albume photo=2.44
albums photo=2.97
albumy photo=2.44
albuns photo=2.44
aleja map=2.44
alert email=1.19 notification=2.85
alerts notification=2.62
all article=.95 calendar=1.34 document=.95 email=1.84 notification=1.34 settings=.95
alle notification=2.62
allega email=2.81
allen email=2.62
aller travel=2.62
allgem settings=2.81
allow settings=2.62
alluvi article=2.44
almace settings=2.62
almoco calendar=2.44
almost notification=2.44
alojam invoice=2.44
alquil document=1.79 finance=1.79 spreadsheet=1.79
also document=2.62
altro error=2.44
altsta article=2.44
am article=1.92 invoice=2.31
amanec weather=2.62
amanha weather=2.62
amici social=2.62
amigos social=2.86
amis social=2.62
amount finance=2.18 invoice=2.18
an email=2.31 error=1.92
anadir board=1.97 recipe=1.58 shopping=1.97
analyt chart=2.99
and error=1.79 recipe=1.79 weather=1.79
andame board=2.18 chart=2.18
andata travel=2.62
andere error=2.44
andern photo=2.62
anderu code=2.62
anexo document=1.97 email=2.47
anexos email=2.62
anfahr invoice=2.44
angebo shopping=2.81
anhang document=1.97 email=2.47
ani terminal=2.62
animat slide=2.62
ankunf map=2.18 travel=2.18
anleit document=2.18 recipe=2.18
anmeld error=2.06 notification=2.06
annee calendar=2.62
annexe document=2.62
annive calendar=2.62
anno calendar=2.62
annota document=2.62
annual document=2.44
annuel document=2.44
ano calendar=2.86
anothe error=2.44
anpass settings=2.62
anruf notification=2.62
anrufe board=1.68 chat=2.07 notification=1.68
anteil chart=2.62
anteri document=2.62
antes settings=2.73
antigu article=2.44
antwor chat=1.71 email=1.71 error=1.32 social=1.71
anual document=2.44
anzeig settings=2.81
ao recipe=1.92 shopping=2.31
aparat photo=2.62
aparca map=2.62
aparen settings=2.62
aparie settings=2.81
apercu document=2.44
apertu photo=2.62
apfelk recipe=2.44
aplaza email=2.44
app code=2.73
appare photo=1.97 settings=2.47
appear settings=2.81
appel notification=2.62
appele board=2.44
appels chat=2.31 notification=1.92
append document=2.81
apple recipe=2.44
apply settings=2.62
appoin calendar=2.81
approv article=1.92 receipt=2.31
appunt calendar=2.62
aprese slide=2.62
apri settings=2.44
april spreadsheet=2.44
aquece recipe=2.44
aqui map=2.44
arbeit board=2.62
archit slide=2.44
archiv article=.9 chat=.9 document=.9 email=2.26 error=.51 settings=.51 terminal=.9
are email=2.44
arkusz spreadsheet=2.62
armaze settings=2.62
arquiv terminal=2.62
arranq settings=2.44
arrend document=2.44
arret map=2.18 travel=2.18
arriva notification=1.68 travel=2.57
arrive map=2.07 notification=1.68 receipt=1.4 travel=1.4
arrivo email=2.47 travel=1.97
arroz recipe=2.44
articl article=2.83 receipt=.96 shopping=.96
artico article=2.18 receipt=2.18
articu article=1.88 receipt=1.88 shopping=1.88
artigo article=2.18 receipt=2.18
artike article=1.88 receipt=1.88 shopping=1.88
artyku article=2.62
as email=2.18 notification=2.18
asia chart=2.44
asient travel=2.62
asigna board=2.62
ask settings=2.44
asked document=2.44
aspett settings=2.62
assign board=2.55 notification=1.88
assunt email=2.62
assura finance=2.44
asunto email=2.62
at slide=2.44
atajos settings=2.62
atalho settings=2.62
ativad settings=2.62
ativar settings=2.62
atlas map=2.62
atraso travel=2.62
attach chat=1.97 email=2.47
attend article=1.92 calendar=2.31
attent board=2.18 error=2.18
attenz error=2.62
attiva settings=2.62
attivi board=2.81
au recipe=1.68 settings=1.68 shopping=2.07
aucun terminal=2.62
auf shopping=2.62
aufgab board=2.81
aufget error=2.44
aufrau board=2.44
aufruf social=2.62
augen photo=2.62
aujour notification=2.44
ausbli slide=2.44
ausfah map=2.62
ausfuh code=2.62
ausgab chart=1.58 code=1.97 finance=1.97
auswer chart=2.81
auth receipt=2.62
authen settings=2.62
author article=2.44
auto map=2.55 settings=1.88
autobu travel=2.95
autoca travel=2.62
automa settings=3.08
autor article=2.62
autori settings=2.62
autre error=2.44
autumn slide=2.44
aux recipe=2.44
availa finance=2.18 notification=2.18
avalia shopping=2.62
avanca settings=2.62
avance settings=2.62
avant settings=2.44
avanti document=2.62
avanza settings=2.86
avec calendar=2.44
avenid map=2.9
avenue map=2.93
averag chart=2.18 spreadsheet=2.18
averse weather=2.62
avis shopping=2.62
aviso error=2.62
avvio settings=2.44
axis chart=2.62
azeite recipe=2.44
bachec board=2.62
backen recipe=2.44
backgr document=1.92 settings=2.31
backlo board=2.62
backof recipe=2.62
backup notification=1.92 settings=2.6
backze recipe=2.62
bagage travel=2.86
bagagl travel=2.62
bagaz travel=2.62
baggag travel=2.62
bahnho map=2.44
baja notification=2.62
bake recipe=2.81
baking recipe=2.93
balanc finance=2.47 invoice=1.97
banana receipt=2.06 recipe=2.06
banane receipt=2.44
banca finance=2.62
bancai invoice=2.18 receipt=2.18
banco finance=2.86
bandej email=2.81
bank finance=2.97 invoice=.96
bankve invoice=2.62
banque finance=2.62
bar chart=2.18 receipt=2.18
barcel travel=2.44
barcod shopping=2.62
bargel finance=2.44
base invoice=2.62
bash terminal=2.99
basket shopping=2.62
bateri notification=2.95
batter notification=2.79 settings=1.51
bcc email=2.62
be error=2.44
beach photo=2.44
bearbe photo=2.44
bedien receipt=2.62
beef recipe=2.44
befehl terminal=2.62
before settings=2.44
beginn calendar=2.62
behavi settings=2.62
beim settings=2.44
beitra article=2.18 social=2.18
beleg receipt=2.62
belegt spreadsheet=2.62
belegu spreadsheet=2.62
belich photo=2.62
benach notification=2.47 settings=1.97
benefi finance=2.86
benutz error=1.92 settings=2.31
beratu invoice=2.44
berech settings=2.62
bereic spreadsheet=2.62
berge photo=2.44
berich chart=2.62
berlin travel=2.73
beschr invoice=2.62
bespre calendar=2.57 email=1.68
besser slide=2.44
best email=2.44
bestan spreadsheet=2.44
bestat settings=2.62
bestel email=1.68 shopping=2.57
bestse shopping=2.62
besuch chart=2.81
betrag finance=2.18 invoice=2.18
betref email=2.62
better article=2.06 slide=2.06
beurre receipt=2.44
bewerb document=2.44
bewert shopping=2.62
bewolk weather=2.62
bezchm weather=2.62
bezpie settings=2.62
bic invoice=2.62
bici map=2.62
bicicl map=2.86
bienve email=2.73
biglie travel=2.81
bike article=1.92 map=2.31
bilanc spreadsheet=2.44
bilbao travel=2.44
bild photo=2.81
bildbe photo=2.62
bilder document=1.97 photo=2.47
bilet travel=2.81
bilhet travel=2.81
bill invoice=2.99
billet travel=2.97
billin invoice=2.99
bin settings=2.18 terminal=2.18
binari travel=2.62
birthd calendar=2.81
bis invoice=2.31 weather=1.92
blame code=2.62
blende photo=2.62
blocke board=2.62
blood chart=2.44
bloque board=2.62
blueto settings=2.62
board board=2.98 calendar=.77
boardi travel=2.81
boards board=2.62
boen weather=2.62
boite email=2.81
bold document=2.62
bolo recipe=2.44
bolsa article=2.44
bon receipt=2.62
bonifi finance=2.81
bonjou email=2.44
book calendar=2.44
booked notification=2.44
bookin email=1.68 travel=2.57
bookma article=1.88 document=1.88 social=1.88
boost social=2.62
boosts social=2.62
bord chart=2.44
border spreadsheet=2.62
bordka travel=2.44
borrad email=2.62
borrar notification=2.31 settings=1.92
borsa article=2.44
borse article=2.44
boston weather=2.44
bought shopping=2.62
boulev map=2.62
bowl recipe=2.44
bozze email=2.62
braga travel=2.44
branch code=2.86
bread recipe=2.44
breaki article=2.62
breakp code=2.62
breves article=2.62
bridge map=2.44
bright photo=2.62
brilho photo=2.62
brillo photo=2.62
brotch receipt=2.44
brouil email=2.18 weather=2.18
brush photo=2.62
brutto invoice=2.55 receipt=1.88
bucher article=2.44
buchun finance=2.18 travel=2.18
budget board=.77 calendar=.77 finance=2.6 spreadsheet=1.44
budzet spreadsheet=2.44
build code=2.62
buildi terminal=2.62
burndo chart=2.44
burza weather=2.62
bus finance=1.12 map=1.51 travel=2.59
busine article=2.18 invoice=2.18
busque slide=2.44
busy calendar=2.62
butter receipt=2.46 recipe=1.79
buy board=1.58 finance=1.97 shopping=1.97
bułka receipt=2.44
by article=1.58 error=1.19 finance=1.58 settings=1.58 spreadsheet=1.19
bład error=2.62
cabele calendar=2.44
cable error=2.44
cables spreadsheet=2.44
caches settings=2.44
caen article=2.44
cafe receipt=2.86
caffe receipt=2.44
caisse receipt=2.62
caissi receipt=2.62
caixa email=2.47 receipt=1.97
caja receipt=2.62
cajero receipt=2.62
cake recipe=2.44
calend calendar=3.1
calent recipe=2.44
call board=1.4 calendar=1.4 code=1.79 notification=1.79
calle map=2.81
calls chat=2.31 notification=1.92
calo article=2.44
calori chart=1.92 recipe=2.31
camara photo=2.86
cambio receipt=2.18 travel=2.18
camera photo=2.81
caminh email=2.44
camino email=2.44
canali board=2.44
cancel notification=2.18 settings=2.18
cannot error=2.81
cantid invoice=2.18 shopping=2.18
capito document=2.62
capitu document=2.86
cappuc receipt=2.44
car map=2.62
caratt settings=2.62
card board=1.71 finance=1.32 receipt=1.71 shopping=1.71
cards board=2.57 shopping=1.68
cargan notification=2.62
cargo code=1.92 finance=2.31
carpet document=2.18 email=2.18
carrel shopping=2.81
carrin shopping=2.81
carrit shopping=2.81
carro map=2.62
carroz travel=2.62
carrua travel=2.62
cart shopping=2.81
carta receipt=2.31 travel=1.92
cartao board=1.97 receipt=1.97 travel=1.58
carte board=1.71 map=1.71 receipt=1.71 travel=1.32
cartel document=2.18 email=2.18
casa board=2.73
casco article=2.44
cash chart=1.68 finance=1.68 receipt=2.07
cashie receipt=2.62
cassa receipt=2.62
castle map=2.44
catego finance=2.74 recipe=1.16 shopping=1.16
cathed map=2.44
cały calendar=2.62
cc email=2.62
ce article=1.92 terminal=2.31
cebola recipe=2.44
ceboll recipe=2.44
cebula recipe=2.44
cel map=2.62
celda spreadsheet=2.62
cele slide=2.81
cell spreadsheet=2.62
cella spreadsheet=2.62
cells spreadsheet=2.62
cellul spreadsheet=2.62
celula spreadsheet=2.62
cena invoice=2.18 shopping=2.18
centre notification=2.73
centro article=2.06 notification=2.06
cerca map=2.81
cesta shopping=2.62
cestin email=2.62
chamad chat=2.18 notification=2.18
chamar board=2.44
chance weather=2.62
change code=1.64 document=1.64 receipt=1.64 settings=1.64
channe chat=2.62
chapit document=2.62
chapte document=2.81
charac document=2.62
charge notification=2.62
chargi notification=2.62
chart chart=2.91 spreadsheet=1.2
chat chat=3.07
chats chat=2.95
chauff recipe=2.44
check error=2.21 settings=1.71 travel=1.71
checki settings=2.44
checkl board=2.62
checko shopping=2.81
checks code=2.62
chega notification=2.44
chegad travel=2.62
cheias article=2.44
cheio error=2.44
chiama board=1.58 chat=1.97 notification=1.97
chicag weather=2.44
chicke recipe=2.44
chiedi settings=2.44
chiffr chart=2.44
chip article=2.44
chocol receipt=2.06 recipe=2.06
chop recipe=2.44
choppe recipe=2.44
chrome notification=2.44
chubas weather=2.62
church map=2.44
chuva article=1.68 weather=2.57
ci email=2.44
ciao email=2.44
ciasto recipe=2.44
cidade article=2.44
ciemny settings=2.62
cienci article=2.86
cipoll recipe=2.44
cisnie weather=2.62
cita calendar=2.62
citron recipe=2.44
city photo=2.44
ciudad map=2.44
clair weather=2.62
clase calendar=1.92 travel=2.31
class calendar=1.92 travel=2.31
classe travel=2.95
clean board=2.44
clear notification=1.97 weather=2.47
cleare finance=2.62
client calendar=1.12 invoice=2.87
clone code=2.62
closin settings=2.44
clouds weather=2.81
cloudy weather=2.62
cloves recipe=2.44
club calendar=2.06 email=2.06
coach travel=2.62
coccio recipe=2.62
coche map=2.18 travel=2.18
code code=2.67 error=1.64 receipt=.96
codigo error=2.62
coffee shopping=2.44
coiffe calendar=2.44
coins finance=2.62
col code=2.86
colabo map=2.62
colher recipe=2.81
colis notification=2.44
collec board=2.06 calendar=2.06
colloq email=2.44
colonn board=2.13 code=1.45 spreadsheet=2.13
color shopping=2.62
colore shopping=2.62
colors settings=2.62
colour settings=1.92 shopping=2.31
column board=2.32 spreadsheet=2.32
coluna board=2.18 spreadsheet=2.18
com calendar=2.06 email=2.06
comand terminal=2.86
comboi travel=2.62
come receipt=2.62
coment article=2.32 social=2.32
comida calendar=2.44
comien calendar=2.62
comman email=.77 shopping=1.65 terminal=2.67
commen article=1.76 notification=.69 social=2.7
commit code=3.06
commun slide=1.92 social=2.31
compar chart=1.88 shopping=1.88 social=1.88
compas map=2.62
compil code=3.04
comple board=2.11 code=1.04 notification=1.32 photo=1.04 settings=1.53
compor settings=3
compos email=2.62
compra board=1.92 finance=1.25 shopping=2.43
compre settings=2.44
compro calendar=2.62
compte document=1.4 finance=2.29 settings=1.79
con calendar=2.73
concer calendar=2.06 photo=2.06
conclu board=1.79 document=1.4 notification=1.4 terminal=1.79
condit settings=2.18 spreadsheet=2.18
condiv social=2.62
conexi error=2.44
confid settings=2.47 slide=1.97
config document=1.84 settings=2.71
confir code=1.79 email=1.4 settings=2.29
connec error=2.14 settings=1.25 travel=2.14
connes error=2.44
connex error=2.44
conseg shopping=2.62
consei invoice=2.44
consen settings=2.62
consol code=.77 terminal=3.01
consul invoice=2.93
conta finance=2.81
contac chat=2.71 error=.95 receipt=1.34
contan receipt=2.62
contas finance=2.62
contat chat=2.62
conten document=2.62
conti finance=2.62
contin map=2.62
conto finance=2.81
contra document=1.86 email=.51 photo=2.48 settings=.9
contri code=1.88 map=2.55
contro code=2.62
conver chart=.86 chat=2.87 email=.86
convit email=2.44
cook recipe=2.81
cookbo recipe=2.62
cookin recipe=3.03
cool recipe=2.44
coordo invoice=2.62
copia notification=2.07 settings=2.47
copy board=2.44
cor shopping=2.62
corbei document=2.18 email=2.18
cordia email=2.73
cornet receipt=2.44
correc settings=2.73
correi email=2.62
corren finance=2.44
correo email=2.62
corres travel=2.62
corrie finance=2.44
corsiv document=2.62
corso board=2.31 map=1.92
cortar photo=2.62
costes slide=2.44
costi slide=2.44
costs invoice=2.06 slide=2.06
cottur recipe=2.62
couche weather=2.62
could error=2.81
couleu settings=2.18 shopping=2.18
counci article=2.44
count chart=2.44
coupon shopping=2.62
couran finance=2.44
courri email=2.62
cours board=2.31 calendar=1.92
course finance=1.4 recipe=1.79 shopping=2.29
couts slide=2.44
cover document=2.44
crash error=2.62
crecim chart=2.62
credit article=1.71 finance=2.67
cresci chart=2.86
croiss chart=2.07 receipt=2.35
crop photo=2.62
crossp social=2.62
crypto finance=2.44
css code=2.44
cucchi recipe=2.81
cuchar recipe=2.81
cuenta finance=2.47 settings=1.97
cuille recipe=2.62
cuisin recipe=2.62
cuisso recipe=2.62
cultur article=3.04
cumple calendar=2.62
cumpri email=2.44
cuocer recipe=2.44
cup article=1.92 recipe=2.31
cups recipe=2.62
curren finance=2.81
curric document=2.44
curry recipe=2.86
cursiv document=2.62
curso board=2.86
curtir social=2.62
custom email=1.19 invoice=1.58 settings=1.58 shopping=1.58 slide=1.19
custos slide=2.44
cytryn recipe=2.44
czas travel=2.62
czaty chat=2.62
czcion settings=2.62
czynsz finance=2.44
czytaj article=2.62
da board=1.58 email=1.58 error=1.19 invoice=1.58 map=1.19
dados spreadsheet=2.62
daily calendar=2.18 weather=2.18
dalej document=2.62
damen email=2.44
dane spreadsheet=2.62
dank email=1.58 receipt=1.97 slide=1.97
dans article=2.06 recipe=2.06
dark settings=2.62
darmow shopping=2.62
das recipe=2.06 slide=2.06
dashbo chart=2.99
data article=.51 invoice=1.97 spreadsheet=2.6
databa error=1.92 settings=2.31
date invoice=2.55 receipt=1.88
datei error=1.92 terminal=2.31
dateie code=1.97 document=1.97 settings=1.58
daten spreadsheet=2.62
datens settings=2.81
datent error=2.44
dati spreadsheet=2.62
datos spreadsheet=2.62
dauer travel=2.62
day calendar=1.64 chart=1.64 invoice=1.25 shopping=1.25 weather=1.25
days chart=1.97 settings=1.58 weather=1.97
de email=1.22 recipe=.99 settings=1.22
deakti settings=2.62
deals shopping=2.44
dear email=2.44
debil weather=2.44
debit finance=2.55 receipt=1.88
debogu code=2.62
debug code=2.18 terminal=2.18
debugg code=2.62
debut calendar=2.62
declin calendar=2.62
decouv article=2.44
defaul settings=2.62
defaut settings=2.62
defini code=1.71 settings=2.67
degree weather=2.62
dejeun calendar=2.44
del board=1.12 map=1.79 slide=2.47
delai error=2.62
delay settings=2.18 travel=2.18
delete email=2.62
deleti settings=2.44
delive chat=1.88 notification=1.88 shopping=1.88
della shopping=2.44
dem settings=2.44
demain weather=2.62
demand settings=2.44
demarr settings=2.44
demiss article=2.44
demo board=2.44
den shopping=2.62
denega error=2.81
denied error=2.81
dentis calendar=2.97
dentys calendar=2.44
depann document=2.44
depart map=1.4 spreadsheet=1.4 travel=2.58
depass error=2.62
depens chart=1.68 finance=2.57
deplac email=2.06 invoice=2.06
deport article=2.62
deposi finance=2.62
depot finance=2.44
depura code=2.62
der article=1.49 error=1.49 map=2.37
derang notification=2.62
derech map=2.62
dernie chart=2.62
des document=2.18 terminal=2.18
desact settings=2.86
descar document=2.18 shopping=2.18
descob article=2.44
descon error=2.62
descri invoice=2.81 settings=1.45
descub article=2.44
desead email=2.62
deser recipe=2.62
design board=1.06 invoice=1.95 settings=1.45 slide=1.95
deskto chart=2.44
desloc invoice=2.44
despej weather=2.62
despes finance=2.62
despla invoice=2.44
despor article=2.62
desser recipe=2.86
destin email=1.45 map=2.81
destra map=2.62
deszcz article=1.68 weather=2.57
detail error=1.79 invoice=1.79 map=1.4 travel=1.4
deux slide=2.44
develo code=2.93
device settings=2.62
devise finance=2.62
dew weather=2.62
di article=1.88 document=1.49 recipe=1.49 settings=1.49
dia calendar=2.32 chart=1.64 slide=1.64
diagra chart=2.62
diapor photo=2.62
diapos slide=3
dias chart=2.86
diasch photo=2.62
dich social=2.62
did error=2.44
die error=2.44
died error=2.44
diff code=2.62
diffic recipe=2.95
dificu recipe=2.86
dimens document=2.62
dimite article=2.44
dinhei receipt=2.62
direct chart=.86 chat=1.25 map=1.74 recipe=1.25 terminal=1.92
direit map=2.62
direkt chart=2.44
direto terminal=2.62
disabl settings=2.62
disco error=2.86
discou invoice=2.18 shopping=2.18
discus chat=2.31 document=1.92
disk error=2.06 spreadsheet=2.06
dismis notification=2.62
displa settings=2.81
dispon finance=2.81 shopping=1.45
disque error=2.44
distan map=3
distri chart=2.55 chat=1.88
distur notification=2.86
divide finance=2.44
dni chart=2.62
do board=2.11 email=.93 error=.54 invoice=.93 notification=.93 shopping=.93 weather=.93
dobry email=2.44
docs board=2.44
docume document=3.13
dodaj board=2.18 shopping=2.18
does error=2.62
dois slide=2.44
dojazd invoice=2.44
dokume document=2.86
dolci recipe=2.62
domain invoice=2.44
domand slide=2.62
domani weather=2.62
domysl settings=2.62
done board=2.18 terminal=2.18
donnee spreadsheet=2.62
doradz invoice=2.44
dos slide=2.44
doses recipe=2.62
dossie article=1.64 document=1.64 email=1.64 terminal=1.64
dostaw shopping=2.62
dostep error=1.58 finance=1.97 shopping=1.97
dotrze notification=2.44
downlo chart=1.4 document=2.47 settings=1.4
draft document=2.06 email=2.06
drafts email=2.81
drehen photo=2.62
dritte slide=2.44
drive map=2.81
drizzl weather=2.62
drodze email=2.44
droite map=2.62
du article=.86 board=.86 finance=1.74 map=.86 slide=1.74 weather=1.25
dublin weather=2.44
due board=1.71 finance=1.71 invoice=1.71 slide=1.32
dunkel settings=2.62
duraca travel=2.62
duraci travel=2.62
durant recipe=2.44
durata travel=2.62
durati travel=2.62
durchs chart=2.62
duree travel=2.62
dwa slide=2.44
dysk error=2.44
dzieku receipt=2.18 slide=2.18
dzien calendar=2.31 email=1.92
dzis notification=2.44
dzwiek settings=2.62
east chart=2.06 spreadsheet=2.06
easy recipe=2.62
eau receipt=2.44
ec receipt=2.62
echean board=2.18 invoice=2.18
echec error=2.62
echoue error=2.62
econom article=2.81 travel=1.45
ecra settings=2.62
ecran photo=2.62
ecrire board=1.92 chat=2.31
edit photo=2.06 settings=2.06
editeu code=2.62
editor article=.66 code=2.9
edytor code=2.62
efecti receipt=2.62
efface notification=2.62
effect photo=2.62
eggs receipt=2.06 recipe=2.06
eier receipt=2.06 recipe=2.06
eigens settings=2.81
ein error=2.44
einem error=2.44
einer recipe=2.44
einfac slide=2.44
einfug spreadsheet=2.62
einhei spreadsheet=2.62
einkau receipt=1.97 shopping=2.47
einlad calendar=2.31 email=1.92
einlei document=2.44
einnah chart=1.92 finance=2.31
einric board=1.49 document=1.49 settings=2.37
einste settings=2.81
einzel invoice=2.62
ejecut code=2.62
ekran settings=2.62
eksplo code=2.62
el article=.95 calendar=1.34 error=.95 recipe=2.17 terminal=1.34
elabor recipe=2.62
electr finance=2.73
elevat map=2.62
elimin settings=2.73
eltern calendar=2.44
em article=1.25 board=2.14 email=1.25 shopping=1.64
email chart=.86 email=2.95
embarq travel=2.86
emerge notification=2.86
emince recipe=2.44
emoji chat=2.62
empfan finance=2.62
en article=.41 board=1.48 chat=1.48 document=.41 email=1.08 notification=.8 recipe=.41 shopping=1.48
enable settings=2.81
encami email=2.62
encome email=1.68 notification=1.68 shopping=2.07
encont email=.9 error=2.48 terminal=1.97
encryp chat=2.18 settings=2.18
end article=2.44
ende calendar=2.62
ends calendar=2.62
energy chart=2.44
enero spreadsheet=2.44
enfour recipe=2.44
enough error=2.44
enregi error=2.44
ensole weather=2.81
entdec article=2.44
entfer map=2.62
entrad email=2.97
entrat finance=2.62
entreg chat=2.18 shopping=2.18
entret email=2.44
entrev email=2.73
entspe notification=2.62
entwur board=1.92 email=2.31
enviad email=2.86
enviar chat=2.86
envio shopping=2.62
envoye chat=2.18 email=2.18
epargn finance=2.81
epic board=2.62
episod article=2.62
equipa travel=2.62
ereign calendar=2.62
ergebn slide=2.44
erhitz recipe=2.44
erinne calendar=2.62
erlaub settings=2.62
erledi board=2.62
erneut error=2.62
erreic error=2.62
erreur error=2.81
erro error=2.62
error error=3.09
errore error=2.62
ersche settings=2.81
erste document=2.44
erstel code=2.62
erwahn social=2.62
erweit code=1.97 settings=2.47
es error=2.44
escrev board=1.58 chat=1.97 email=1.97
escrib board=1.92 chat=2.31
escuro settings=2.62
esegui code=2.62
esiste terminal=2.62
espece article=1.92 receipt=2.31
especi article=2.73
espera error=2.62
esplor code=2.62
esport article=2.62
espres receipt=2.44
esquer map=2.62
essen spreadsheet=2.44
est chart=2.25 email=1.58 error=1.58
esta email=2.25 error=2.25
estaca map=2.44
estaci map=2.62
estadi chart=2.81
estati chart=2.81
este chart=2.44
estrad map=2.62
estrat slide=2.62
et recipe=2.44
etape recipe=2.62
etapes slide=2.81
etc terminal=2.62
ete photo=2.44
europe chart=2.44
evenem calendar=2.81
evenin calendar=2.44
event calendar=3.05
eventi calendar=2.62
evento calendar=3.04
events calendar=3.05
everyo email=2.44
evolut chart=2.62
exampl document=2.62
except error=2.62
exchan finance=2.62
execut code=2.86
exif photo=2.62
exist error=2.62
existe terminal=2.62
exit map=2.18 terminal=2.18
expect article=2.44
expedi email=2.62
expens chart=1.49 finance=2.37 spreadsheet=1.49
explor code=2.88 social=1.29
export settings=2.86
exposu photo=2.62
extens code=2.72 settings=1.64
eye photo=2.62
fa notification=2.18 social=2.18
face notification=2.62
factor settings=2.62
factur invoice=2.97
fahrka travel=2.81
fahrra map=2.62
faible notification=2.31 weather=1.92
failed article=1.68 error=2.57
failur error=2.62
faire board=2.31 recipe=1.92
fait terminal=2.62
faktur invoice=2.62
falhou error=2.62
fall article=2.44
fallad error=2.62
fallig board=2.18 invoice=2.18
fallo error=2.62
falta error=2.62
famigl photo=2.44
famili photo=2.86
famill photo=2.44
family photo=2.44
farbe board=2.35 shopping=2.07
fare board=2.62
farina recipe=2.44
farine recipe=2.44
farinh recipe=2.44
faro travel=2.44
faster slide=2.44
fatal error=2.62
fatto board=2.18 terminal=2.18
fattur invoice=2.62
fatura invoice=2.62
favori photo=3
favour photo=2.18 social=2.18
fazer board=2.62
febbra spreadsheet=2.44
febrer spreadsheet=2.44
februa spreadsheet=2.73
fecha invoice=2.62
federa social=2.62
fee finance=2.62
feed social=2.62
feedba board=2.44
feeds article=2.62
feels weather=2.62
fehler document=1.68 error=2.57
fehlge error=2.81
fehlt error=2.62
feiert calendar=2.62
feito board=2.62
feries calendar=2.62
fermat travel=2.62
fertig terminal=2.62
festiv calendar=2.62
fete calendar=2.44
fett document=2.62
feuill spreadsheet=2.62
fevere spreadsheet=2.44
fevrie spreadsheet=2.44
fi settings=2.81
fichei error=2.06 settings=2.06
fichie document=1.79 error=1.4 settings=1.4 terminal=1.79
figura document=2.95
figure document=2.86
fila spreadsheet=2.62
file document=1.64 error=1.92 settings=1.25 terminal=1.64
files code=1.97 document=1.97 settings=1.58
filial receipt=2.62
filter photo=1.71 spreadsheet=2.67
filtr spreadsheet=2.62
filtra spreadsheet=2.62
filtre spreadsheet=2.62
filtro spreadsheet=2.86
fim article=1.92 calendar=2.31
fin article=1.92 calendar=2.31
financ finance=2.41 invoice=2.41
find article=1.68 code=2.07 email=1.68
finden email=2.44
fine article=1.92 calendar=2.31
first document=2.44
fish recipe=2.44
fit document=2.62
five article=2.44
fix board=2.44
flagge email=2.62
flash photo=2.62
flight calendar=1.19 travel=2.85
flip photo=2.62
floods article=2.44
flour recipe=2.44
flow chart=2.44
flower photo=2.44
flug travel=2.62
focal photo=2.62
focus slide=2.44
fog weather=2.62
foggy weather=2.44
foglio spreadsheet=2.62
foi error=2.81
folder document=2.32 email=2.32
folge social=2.62
folgen social=2.62
folha spreadsheet=2.62
folie slide=2.62
follow notification=1.64 social=2.72
foncti spreadsheet=2.62
font settings=2.62
fontan board=2.44
food receipt=2.29 recipe=2.29
for email=1.06 invoice=1.45 recipe=1.06 settings=1.95 social=1.45
foreca weather=3.05
forest map=2.44
fork code=2.62
forks code=2.62
form board=2.44
forma invoice=2.62
formag receipt=2.44
format document=.69 spreadsheet=2.99
formel spreadsheet=2.62
formul spreadsheet=3.04
formuł spreadsheet=2.62
forno recipe=2.93
fort weather=2.44
forte weather=2.73
forwar chat=1.97 email=2.47
foto photo=2.81
fotoca photo=2.62
fotos photo=3.04
found error=2.81
four recipe=2.62
fraca notification=2.31 weather=1.92
frage email=2.44
fragen slide=2.62
free calendar=1.88 shopping=1.88 spreadsheet=1.88
freeze spreadsheet=2.62
frei spreadsheet=2.62
freque document=2.44
frete shopping=2.62
freund email=1.92 social=2.31
friend photo=1.92 social=2.31
frigid recipe=2.44
friseu calendar=2.44
frog article=2.44
from article=1.25 email=2.14 notification=1.25 travel=1.64
fromag receipt=2.44
frosch article=2.44
fryzje calendar=2.44
fuel finance=2.44
fuente settings=2.62
fuerte weather=2.44
fulfil shopping=2.62
full error=1.68 notification=1.68 photo=2.07
funcio spreadsheet=2.62
functi spreadsheet=2.81
funghi recipe=2.44
funkti spreadsheet=2.62
fur email=1.58 receipt=1.97 social=1.97
fuß map=2.62
galeri photo=3.09
galler photo=3.03
ganzta calendar=2.62
garage board=2.73
garden board=2.06 photo=2.06
gare map=2.44
garlic recipe=2.44
garten board=2.44
gastos chart=1.92 finance=2.31
gate travel=2.62
gateau recipe=2.44
gatune article=2.44
gauche map=2.62
gałaz code=2.62
gdansk travel=2.44
geande document=2.62
geburt calendar=2.57 shopping=1.68
geehrt email=2.44
gefall social=2.62
gefuhl weather=2.62
gefund error=2.47 terminal=1.97
gegebe receipt=2.62
gehack recipe=2.44
gehalt finance=2.06 spreadsheet=2.06
gelade notification=2.62
gelese chat=1.88 email=1.88 terminal=1.88
genehm article=2.44
genera settings=3.07
gennai spreadsheet=2.44
gepack travel=2.62
geral document=1.68 settings=2.57
gerer notification=2.62
gesamt chart=1.88 invoice=1.88 spreadsheet=1.88
gesend email=2.62
gespei error=2.44
gespra email=2.44
gestio notification=2.62
gettin document=2.44
gewitt weather=2.62
giełdz article=2.44
gimnas calendar=2.44
ginasi calendar=2.44
giorni chart=2.62
giorno calendar=2.18 slide=2.18
girar photo=2.62
gire map=2.62
giroko finance=2.44
gist code=2.62
glance slide=2.44
gleis travel=2.62
gliede code=2.62
globe map=2.62
globo map=2.62
glossa document=2.62
go code=2.9
goal chart=2.62
goals slide=2.62
godz social=2.62
goldbr recipe=2.44
golden recipe=2.44
gory photo=2.44
gospod article=2.62
gosto social=2.62
gotowe board=2.18 terminal=2.18
gotowk receipt=2.62
gps map=2.62
gracia email=1.58 receipt=1.97 slide=1.97
grades spreadsheet=2.44
grafic chart=2.95
graph chart=3.05
graphi chart=2.62
gras document=2.62
grasse document=2.62
gratis shopping=2.86
gratui shopping=2.86
grazie receipt=2.18 slide=2.18
grinde shopping=2.44
grocer finance=2.06 shopping=2.06
gross invoice=2.62
group chat=2.07 finance=1.68 settings=1.68
groupe chat=2.31 finance=1.92
groups chat=2.62
grow slide=2.44
growth chart=2.62
große document=1.64 photo=1.64 shopping=1.64 spreadsheet=1.64
grupos chat=2.86
gruppe chat=2.18 social=2.18
gruppi chat=2.62
grupy chat=2.62
grußen email=2.44
guarda error=2.73
guests calendar=2.18 travel=2.18
guia document=2.73
guida document=2.44
guide article=1.49 document=2.7
gusta social=2.62
gusts weather=2.62
guthab finance=2.62
gutsch finance=2.18 shopping=2.18
gym calendar=2.06 finance=2.06
ha error=2.21 notification=1.71 social=1.71
hace notification=2.18 social=2.18
hacer board=2.62
haircu calendar=2.44
hall map=2.44
haltep code=2.62
haltes map=2.47 travel=1.97
hambur travel=2.46 weather=1.79
handbu document=2.81
happy email=2.44
harina recipe=2.44
has email=2.06 error=2.06
hashta social=2.62
hasło settings=2.62
hauptg recipe=2.62
hausha finance=2.06 spreadsheet=2.06
hausti photo=2.44
hausum board=2.44
have error=2.44
header board=2.44
headin document=2.62
headli article=2.62
health article=2.62
hearin email=2.44
heat recipe=2.44
heavy weather=2.44
heberg invoice=2.44
hecho board=2.18 terminal=2.18
heiter weather=2.44
hellig photo=2.62
hello email=2.44
here map=2.62
herren email=2.44
heure travel=2.62
heute calendar=2.31 notification=1.92
hi email=2.44
hidden settings=2.44
hide settings=2.62
high board=1.97 map=1.58 weather=1.97
highli document=2.62
hiking map=2.44
hill map=2.44
hinfah travel=2.62
hinwei document=2.62
hinzuf board=2.62
hire slide=2.44
histog chart=2.18 photo=2.18
histor finance=2.06 settings=2.06
hochwa article=2.44
hoja spreadsheet=2.62
hoje notification=2.44
hola email=2.44
holida calendar=2.07 email=1.68 photo=1.68
home board=1.68 calendar=1.68 terminal=2.07
hora article=2.62
hornea recipe=2.44
horno recipe=2.62
hospit map=2.44
hostin invoice=2.73
hot social=2.62
hotel travel=3.03
hotelb travel=2.44
hotels map=2.62
hourly weather=2.62
hours invoice=1.88 receipt=1.88 social=1.88
how article=2.44
hoy notification=2.44
hpa weather=2.62
ht invoice=2.62
html code=2.73
huevos recipe=2.44
hui notification=2.44
huile recipe=2.44
humeda weather=2.62
humida weather=2.62
humidi weather=2.86
hydrau board=2.44
iban finance=2.18 invoice=2.18
ich social=2.62
icones settings=2.62
iconos settings=2.62
icons settings=2.81
id invoice=2.18 notification=2.18
ida travel=2.86
ideas document=2.44
identi email=2.62
idioma settings=2.86
idnr invoice=2.62
idraul board=2.44
ignora error=2.95
ignore error=2.86
ignori error=2.62
ignoru error=2.62
ihr notification=2.44
ihre email=2.06 travel=2.06
ihren receipt=2.62
il article=.86 calendar=1.25 email=.86 error=.86 notification=1.74 social=1.25 travel=.86
ilosc invoice=2.18 shopping=2.18
im email=1.79 settings=1.79 slide=1.79
image photo=3.07
imagem photo=2.62
imagen document=1.88 photo=2.55
images document=1.88 photo=2.55
imbarc travel=2.44
img photo=2.44
immagi photo=2.62
imponi invoice=2.86
import email=1.04 finance=1.71 invoice=1.71 photo=1.04 settings=1.71
imposs error=2.97
impost settings=2.81
imprev error=2.62
in article=.56 board=1.35 email=.77 error=.56 map=.77 recipe=.95 shopping=.95
inatte error=2.62
inbox email=2.99
income chart=1.92 finance=2.31
incomo notification=2.62
inconn error=2.62
indesi email=2.86
index code=2.07 document=1.79 weather=1.79
indice document=2.95
inespe error=2.86
inexis terminal=2.62
info terminal=2.62
inform chart=1.71 document=1.32 settings=2.39
ingred recipe=3.08
ingres chart=1.92 finance=2.31
inhalt document=2.62
inicia settings=2.44
inicio calendar=2.62
inizio calendar=2.62
inny error=2.44
inoltr email=2.62
inonda article=2.44
inseri spreadsheet=2.86
insert slide=1.64 spreadsheet=2.72
insges terminal=2.62
instal document=2.61 invoice=.86 notification=.86 terminal=1.25
instan social=2.62
instru document=1.12 recipe=2.87
insura finance=2.44
inteir calendar=2.62
intere finance=2.95
interv article=1.25 calendar=1.25 email=1.25 settings=2.32
introd document=2.73
introu error=2.47 terminal=1.97
inunda article=2.44
invali error=2.99
invent spreadsheet=2.73
invia chat=2.62
inviat email=2.62
invita calendar=1.88 email=2.55
invite calendar=2.55 chat=1.88
invito email=2.44
invoic email=.86 invoice=2.95
is error=2.06 notification=2.06
iso photo=2.62
issues code=2.31 document=1.92
ist email=2.06 error=2.06
italic document=2.86
italiq document=2.62
item receipt=2.62
items receipt=2.18 shopping=2.18
itiner map=2.29 travel=2.29
iva invoice=2.37 receipt=2.37
izquie map=2.62
jacket shopping=2.44
jahr calendar=2.62
jahres document=2.44
jajka recipe=2.44
janeir spreadsheet=2.44
januar spreadsheet=2.73
janvie spreadsheet=2.44
jasnos photo=2.62
java code=2.93
jednos invoice=2.62
jest email=2.06 error=2.06
jetzt notification=2.18 shopping=2.18
jezyk settings=2.62
joao calendar=2.44
joghur receipt=2.44
join chat=2.62
joined social=2.62
joint email=2.44
jointe email=2.62
jouer settings=2.44
jour calendar=1.64 chart=1.64 settings=1.64 slide=1.64
journe calendar=1.4 slide=1.01 travel=2.67
jours calendar=2.18 chart=2.18
jpg photo=2.44
js code=2.44
json code=2.44
juice receipt=2.44
jules calendar=2.44
junk email=2.62
jutro weather=2.62
kaffee receipt=2.44
kalend calendar=2.86
kamera photo=2.62
kanban board=3.05
kapite document=2.62
karta receipt=2.31 travel=1.92
karte board=2.19 map=2.01 receipt=1.51
karten board=1.97 finance=1.58 receipt=1.97
kartof recipe=2.44
kasa receipt=2.62
kase receipt=2.44
kasse receipt=2.18 shopping=2.18
kassen receipt=2.62
katalo terminal=2.62
katego finance=2.86
kaufen board=1.58 finance=1.97 shopping=1.97
kawa receipt=2.44
keep settings=2.44
kernel error=2.44
key slide=2.62
keyboa settings=2.81
kids calendar=2.44
kind email=2.44
king map=2.44
kirchp map=2.44
klar weather=2.62
klasa travel=2.62
klasse travel=2.62
klavie calendar=2.44
kleine article=2.44
klempn board=2.44
km map=2.18 weather=2.18
know article=2.44
known document=2.44
kochbu recipe=2.62
kolleg email=2.44
koln travel=2.44
kolor shopping=2.62
kolumn board=2.18 spreadsheet=2.18
koment article=2.18 social=2.18
kommen article=2.18 social=2.18
kommt notification=2.44
komork spreadsheet=2.62
kompil code=2.62
konfig document=2.44
koniec calendar=2.62
konnte error=2.81
konser invoice=2.44
konsol terminal=2.86
konta finance=2.62
kontak chat=2.86
konten finance=2.18 settings=2.18
konto finance=2.97
kontos finance=2.62
kontou finance=2.44
kontra photo=2.86
kopia notification=1.92 settings=2.31
kopie email=2.62
kosten shopping=2.31 slide=1.92
kosz email=2.62
koszty slide=2.44
koszyk shopping=2.81
krakow travel=2.44
kreisv map=2.62
kroki document=2.06 slide=2.06
kt code=2.44
kultur article=2.86
kunden invoice=2.18 shopping=2.18
kup shopping=2.62
kupic board=2.44
kurs finance=2.62
kursiv document=2.62
kursyw document=2.62
kurzbe settings=2.62
kurzin settings=2.44
kwota finance=2.18 invoice=2.18
la article=1.43 board=1.61 calendar=.93 document=.54 map=1.76 settings=.54 shopping=.54
labels board=2.18 email=2.18
lac map=2.44
laden settings=2.44
lager shopping=2.62
lago map=2.44
lait recipe=2.44
lake map=2.44
lane map=2.44
lanes article=2.44
langua code=1.97 settings=2.47
langue settings=2.62
large recipe=2.06 settings=2.06
lasagn recipe=2.44
last chart=1.97 chat=1.97 settings=1.58
lastsc finance=2.62
later email=2.62
latest article=2.62
latitu map=2.62
laufwe spreadsheet=2.44
launch board=2.06 slide=2.06
layers map=2.18 photo=2.18
layout settings=2.62
le article=2.37 board=1.49 error=1.49
learne slide=2.44
leave recipe=2.44
lebens finance=2.44
leche recipe=2.44
lectur article=2.18 terminal=2.18
leer article=2.62
left map=2.31 notification=1.92
legend chart=2.72 map=1.64
legger weather=2.44
leggi article=2.62
legume recipe=2.44
leicht weather=2.44
leido chat=2.62
leidos email=2.62
leipzi travel=2.44
leistu invoice=2.62
lekki weather=2.44
lembre calendar=2.62
lemon recipe=2.44
length photo=2.62
lentej recipe=2.44
lentil recipe=2.44
ler article=2.62
les article=1.58 board=1.58 settings=1.58 slide=1.58
leseze article=2.62
lesson article=1.79 calendar=1.79 slide=1.79
leste chart=2.44
letra settings=2.62
letter document=2.44
letti email=2.62
letto chat=2.62
letzte chart=2.62
levar recipe=2.44
lever weather=2.62
lewo map=2.62
leyend chart=2.18 terminal=2.18
lib code=2.44
librar article=2.44
libre spreadsheet=2.86
licenc document=2.93
licens document=2.44
licenz document=2.44
lida chat=2.62
lidas email=2.62
liebe email=2.44
liefer invoice=2.18 shopping=2.18
lieu calendar=2.62
ligaca error=2.44
light weather=2.44
ligne chat=1.64 code=1.64 spreadsheet=1.64 travel=1.64
like social=2.18 weather=2.18
liked notification=2.62
likes social=2.62
lille travel=2.44
limao recipe=2.44
limit settings=2.62
limon recipe=2.44
limone recipe=2.44
limpar notification=2.62
limpo weather=2.62
lin code=2.62
line chart=1.97 settings=1.58 travel=1.97
linea chat=2.32 travel=2.32
lines settings=2.44
lingua settings=2.62
linha spreadsheet=2.18 travel=2.18
linia travel=2.62
linie travel=2.62
links map=2.31 settings=1.92
linsen recipe=2.44
linux terminal=2.93
lire article=2.62
lisboa travel=2.06 weather=2.06
lisbon travel=2.06 weather=2.06
list article=.9 board=.9 recipe=.9 shopping=2.6 spreadsheet=.51
lista board=1.51 shopping=2.47 terminal=1.51
liste board=2.64 shopping=1.58
listes terminal=2.62
lists board=2.62
livrai shopping=2.62
lixo email=2.62
lizenz document=2.44
llamad chat=1.97 notification=2.47
llamar board=2.44
llega notification=2.44
llegad travel=2.62
lleno error=2.44
lluvia article=1.68 weather=2.57
ln code=2.62
loan finance=2.62
local article=1.58 calendar=1.97 social=1.97
localh terminal=2.62
locati calendar=1.11 document=.73 map=2.39 settings=1.11 weather=1.11
locazi document=2.44
lock notification=2.06 settings=2.06
log terminal=2.62
login board=2.06 error=2.06
london travel=2.44
long article=2.06 settings=2.06
longit map=2.62
lookin email=2.44
los article=2.06 board=2.06
losche notification=2.31 settings=1.92
lost error=2.44
lot travel=2.62
low board=1.58 notification=2.07 recipe=1.19 weather=1.58
lower slide=2.44
loyalt shopping=2.62
loyer finance=2.06 spreadsheet=2.06
lu chat=2.62
lubie social=2.62
luca calendar=2.44
luce finance=2.44
luftdr weather=2.62
luftfe weather=2.62
lugar calendar=2.18 travel=2.18
luggag travel=2.62
luis calendar=2.44
lumino photo=2.86
lunch calendar=2.44
luogo calendar=2.62
lus email=2.62
luty spreadsheet=2.44
luz finance=2.73
lyon travel=2.46 weather=1.79
ma terminal=2.62
madrid travel=2.46 weather=1.79
magasi receipt=2.18 shopping=2.18
mail email=3.07
mailbo email=2.62
main code=2.54 document=1.19 recipe=1.58
mainte invoice=2.35 notification=2.07
mais article=2.62
makaro receipt=2.44
maker article=2.44
maki recipe=2.44
maksim chart=2.62
malera invoice=2.44
manage document=2.18 notification=2.18
manana weather=2.62
manqua error=2.62
manque notification=2.81
manten invoice=2.44
manual document=3.08
manuel document=2.81
manute invoice=2.73
map map=3.05
mapa map=2.99
mappa map=2.62
maps map=2.62
march spreadsheet=2.44
marche article=2.06 slide=2.06
mare photo=2.44
mark email=2.18 notification=2.18
markdo document=2.62
market article=1.32 board=1.32 finance=1.71 slide=1.32 spreadsheet=1.32
markie email=2.62
markte slide=2.44
marsei travel=2.44
mas article=2.31 slide=1.92
massa receipt=2.44
massim chart=2.62
master receipt=2.62
materi invoice=2.44
matier document=2.62
matter article=2.06 slide=2.06
maximo chart=2.86
maximu chart=2.72 settings=1.64
may error=2.44
maybe calendar=2.62
mayorm weather=2.44
md code=2.44
me email=2.18 social=2.18
meal recipe=2.62
measur slide=2.44
media chart=2.86
median chart=2.62
meetin calendar=2.27 document=.61 email=.61 notification=.61 slide=1.96
mehl recipe=2.44
meilen board=2.62
meinun article=2.62
melhor email=2.44
member chat=2.07 finance=1.68 spreadsheet=1.68
membre chat=2.62
memori photo=2.18 settings=2.18
mencio social=2.62
menge invoice=1.88 shopping=1.88 spreadsheet=1.88
mensag chat=2.62
mensaj chat=2.62
mentio chat=1.64 notification=1.64 social=2.32
mercad article=1.79 slide=2.46
mercat slide=2.44
merci email=1.58 receipt=1.97 slide=1.97
merge code=2.18 spreadsheet=2.18
merkze shopping=2.62
mes calendar=2.19 chart=2.47
mese calendar=2.18 chart=2.18
messag chat=2.46 email=2.16 notification=.95
meteo weather=2.97
meteor weather=2.44
method document=1.58 recipe=1.97 shopping=1.97
metro travel=2.86
mgła weather=2.62
mi map=2.18 social=2.18
miejsc calendar=2.18 travel=2.18
miembr chat=2.62
miesci article=2.44
miesia calendar=2.18 chart=2.18
miete finance=2.06 spreadsheet=2.06
mietve document=2.44
milan travel=2.44
milano travel=2.06 weather=2.06
milch recipe=2.44
milest board=2.62
milk recipe=2.44
mill map=2.44
min article=.93 map=.93 notification=2.85
minimo chart=2.95
minimu chart=3
minist article=2.93
minut recipe=2.81
minute article=1 email=.61 notification=.61 recipe=2.58 settings=1
minuti recipe=2.81
minuto recipe=2.97
mir social=2.62
mises settings=2.62
missed notification=2.81
missin error=2.62
missio slide=2.44
mit calendar=1.79 email=1.79 recipe=1.79
mitgli chat=2.62
mittag calendar=2.44
mittei notification=2.81
mitwir map=2.62
mix recipe=2.44
ml recipe=2.99
mm weather=2.62
mobile chart=2.06 finance=2.06
mode settings=2.62
modifi document=2.95
modo recipe=2.62
module error=1.4 settings=2.75
moeda finance=2.62
mois calendar=2.18 chart=2.18
molest notification=2.62
monat calendar=1.97 chart=2.47
moneda finance=2.62
money finance=3.03
monnai receipt=2.62
montag photo=2.73
montan finance=2.25 invoice=1.58 photo=1.85
month calendar=2.18 chart=2.18
monthl calendar=2.07 chart=1.68 finance=1.68
months invoice=2.44
moon weather=2.62
more article=2.62
morgen weather=2.62
mostly weather=2.44
mostra settings=3.04
mot settings=2.62
motyw settings=2.62
mount spreadsheet=2.62
mounta photo=2.44
mouse settings=2.62
move email=2.62
moved email=2.06 error=2.06
movime finance=2.97
movimi finance=2.81
moyenn chart=2.62
mozna error=2.81
mph weather=2.62
muffin receipt=2.06 recipe=2.06
muhlwe map=2.44
mullab calendar=2.44
munche travel=2.06 weather=2.06
musee article=2.44
museo article=2.73
museu article=2.44
museum article=2.73
music document=2.62
musik document=2.62
mute chat=2.62
muzeum article=2.44
mwst invoice=2.18 receipt=2.18
my board=1.58 recipe=1.58 shopping=1.58 travel=1.58
na article=1.99 chart=1.71 email=1.32 recipe=1.32
nabywc invoice=2.62
nach article=1.68 spreadsheet=1.68 travel=2.07
nachfr settings=2.44
nachri article=1.88 chat=1.88 email=1.88
nachst slide=2.81
nachte travel=2.62
nachti recipe=2.62
nahe map=2.81
najmu document=2.44
name document=2.64 invoice=1.58
nantes travel=2.44
nao email=1.51 error=2.01 notification=1.51 terminal=1.51
napisa board=2.44
napisz chat=2.18 email=2.18
napoli travel=2.44
nascer weather=2.62
nascos settings=2.44
nastep slide=2.44
nasyce photo=2.62
nasze slide=2.44
nauka article=2.62
navega map=2.62
naviga map=3.05
nazwa document=2.62
ne error=1.92 notification=2.31
nearby map=2.81
nebbia weather=2.62
nebel weather=2.62
negado error=2.81
negato error=2.81
negrit document=2.86
neige weather=2.62
nel article=2.44
nelle map=2.44
net chart=1.88 finance=1.88 invoice=1.88
netto invoice=2.55 receipt=1.88
networ error=1.68 settings=2.57
netzwe settings=2.81
neu board=2.44
neue article=1.25 board=1.64 chat=1.64 notification=1.25 slide=1.25
neuer calendar=2.81
neues article=2.44
neve weather=2.86
nevoei weather=2.62
new article=.61 board=1 calendar=1.5 chat=1 email=1 notification=1.5 settings=.61 slide=.61
news article=3.05
newsle article=1.97 email=2.47
next document=1.79 email=1.4 slide=2.29
nicht error=2.21 notification=1.71 terminal=1.71
nie error=2.21 notification=1.71 terminal=1.71
niebla weather=2.62
nieder weather=2.62
niedri slide=2.44
nieocz error=2.62
nieode notification=2.62
niepow error=2.62
niepra error=2.62
nieprz email=2.62
nieve weather=2.62
nif invoice=2.86
night article=2.06 calendar=2.06
nights travel=2.62
nip invoice=2.62
niski notification=2.62
nizsze slide=2.44
no article=.9 email=1.29 error=1.79 notification=1.29 settings=.9 terminal=1.29
noches travel=2.62
nom document=2.62
nombre document=2.62
nome document=2.86
nomina finance=2.44
non email=2.02 error=1.84 notification=1.34 terminal=1.34
nord chart=2.19 map=1.12 spreadsheet=2.19
norte chart=1.92 map=1.92 spreadsheet=1.92
north chart=1.79 map=1.79 spreadsheet=1.79
nos slide=2.44
nossos slide=2.44
nostri slide=2.44
not error=2.47 notification=1.97
nota document=2.95
notas document=2.86
notatk document=2.62
note document=2.95
notebo document=2.62
notes document=2.72 recipe=1.2 slide=1.2
notici article=2.86
notifi notification=2.81 settings=1.88
notiz document=2.62
notize document=2.81
notizi article=2.62
notruf notification=2.62
nouvea chat=2.31 slide=1.92
nouvel article=1.68 board=2.07 calendar=1.68
nova article=2.44
novame error=2.62
novo calendar=2.44
novos slide=2.44
now notification=1.97 shopping=1.97 slide=1.58
nowe calendar=2.06 slide=2.06
nowy article=2.44
nuageu weather=2.62
nublad weather=2.86
nudeln receipt=2.44
nuestr slide=2.44
nueva article=1.92 board=2.31
nuevo calendar=1.92 chat=2.31
nuevos slide=2.44
nuit article=2.44
nuits travel=2.62
numa recipe=2.44
number calendar=1.25 invoice=1.25 settings=.86 shopping=1.25 spreadsheet=2.21
numer invoice=2.62
numero invoice=3
nuova article=2.44
nuovi slide=2.44
nuovo calendar=2.44
nur settings=2.44
nutrit recipe=2.62
nuvolo weather=2.62
obiad calendar=2.44
obiett slide=2.81
object slide=2.81
objet email=2.62
objeti slide=2.97
obras board=2.44
obraz photo=2.62
obrazy photo=2.62
obriga receipt=2.18 slide=2.18
obroc photo=2.62
obserw social=2.62
occurr error=2.44
oculto settings=2.73
od email=2.62
odczuw weather=2.62
odebra email=2.81
oder terminal=2.62
odjazd travel=2.81
odkryt article=2.44
odległ map=2.62
odmowa error=2.81
odpowi chat=1.88 email=1.88 social=1.88
ods spreadsheet=2.44
odwied chart=2.62
oeste chart=2.73
of article=.77 document=1.65 email=.77 recipe=.77 shopping=1.65 slide=.77 weather=1.16
oferta shopping=2.93
offen board=2.62
offent social=2.62
offers shopping=2.62
offert shopping=2.62
offlin map=2.62
offnen settings=2.44
offnet article=2.44
oggett email=2.62
oggi notification=2.44
ogolne settings=2.81
oignon recipe=2.44
oil recipe=2.44
ojos photo=2.62
ok settings=2.62
ol recipe=2.44
ola email=2.44
old article=2.44
olej recipe=2.44
oleju recipe=2.44
olio recipe=2.44
olive recipe=2.44
on article=1.06 board=1.06 notification=1.45 settings=1.45 slide=1.06 travel=1.45
onboar slide=2.44
one travel=2.62
onibus travel=2.62
onion recipe=2.44
online chat=2.87 travel=1.12
only settings=2.44
open code=1.79 error=1.4 notification=1.79 settings=1.4
openin receipt=2.62
openst map=2.62
operac finance=2.81
operat finance=2.93
opinie shopping=2.62
opinio article=2.55 shopping=1.88
opis invoice=2.62
opodat receipt=2.62
opozni travel=2.62
option settings=2.86 terminal=1.34
opubli article=2.62
or error=2.44
orage weather=2.62
orange receipt=2.44
orcame spreadsheet=2.44
ordem finance=2.44
orden slide=2.18 terminal=2.18
ordena spreadsheet=2.86
order board=.9 email=.9 invoice=1.29 shopping=2.57
orders chart=1.97 shopping=2.47
ordina spreadsheet=2.62
ordine email=1.4 shopping=2.29 slide=1.79
ordini shopping=2.62
ordner document=2.18 email=2.18
ordre slide=2.62
ore social=2.62
organi calendar=2.62
origin social=2.62
ort calendar=2.62
orte document=2.18 weather=2.18
os email=2.06 slide=2.06
oscuro settings=2.62
oslo travel=2.06 weather=2.06
osobis finance=2.44
ost chart=2.44
ostatn chart=2.62
ostrze error=2.62
oszcze finance=2.81
otro error=2.44
otwart article=2.44
otworz settings=2.44
ou terminal=2.86
ouest chart=2.44
our slide=2.44
out error=1.88 shopping=1.88 travel=1.88
outbox email=2.62
outlin code=2.18 document=2.18
output code=2.86
outro error=2.44
ouvrir settings=2.44
oven recipe=2.62
over recipe=2.06 settings=2.06
overca weather=2.62
overdu board=2.62
overvi chart=2.01 document=1.12 finance=1.12 slide=2.01
ovest chart=2.44
ovos recipe=2.44
owes finance=2.62
owner board=2.62
pacco notification=2.44
packag code=1.68 invoice=1.68 terminal=2.07
paczka notification=2.44
padell recipe=2.44
padrao settings=2.62
pagame finance=2.32 invoice=2.32
pagar invoice=2.62
page document=2.47 error=2.07
pagina board=.95 document=2.42 error=2.02
pago finance=2.18 invoice=2.18
paid finance=2.18 receipt=2.18
paieme finance=2.18 shopping=2.18
painel chart=2.44
paint board=2.44
paket notification=2.44
paketl terminal=2.62
palavr settings=2.62
palest calendar=2.44
pamiec settings=2.62
pan recipe=2.44
pancak recipe=2.44
panel chart=1.92 settings=2.31
panier shopping=2.81
panora chart=2.06 document=2.06
pantal photo=1.97 settings=2.47
papele document=2.18 email=2.18
paper spreadsheet=2.44
papier document=2.18 email=2.18
paquet notification=1.58 terminal=2.64
par article=1.58 chart=1.58 error=1.19 settings=1.58 spreadsheet=1.19
para article=1.19 email=2.54 social=1.58
parada map=2.18 travel=2.18
parage travel=2.62
parago receipt=2.62
paragr document=2.86
parame settings=2.81
parcel notification=2.81
parche map=2.62
parent calendar=2.44
paris travel=2.46 weather=1.79
park map=2.44
parkin map=2.95
parkpl map=2.62
parraf document=2.62
parruc calendar=2.44
parser code=3.03
partag social=2.62
partec calendar=2.62
parten map=1.97 travel=2.47
partic calendar=2.95
partid map=1.97 travel=2.47
partil social=2.62
partly weather=2.62
partne slide=2.44
parts invoice=2.44
party calendar=2.44
pas error=1.92 notification=2.31
pasaje travel=2.62
pasaze travel=2.62
paseo map=2.44
paso recipe=2.62
pasos document=1.68 slide=2.57
pass finance=2.06 travel=2.06
passag travel=2.86
passe settings=2.86
passeg travel=2.62
passen travel=2.62
passi document=2.06 slide=2.06
passos document=2.06 slide=2.06
passwo email=1.19 error=1.19 settings=2.65
pasta receipt=2.86
pastas document=2.18 email=2.18
pateln recipe=2.44
pates receipt=2.44
path map=2.44
paye finance=2.62
payee finance=2.62
payer invoice=2.62
paymen finance=2 invoice=2 receipt=1.81
pe map=2.62
pedido email=1.25 shopping=2.82
peintu board=2.44
pela receipt=2.62
peluqu calendar=2.44
pendan recipe=2.44
pendie board=2.62
pendin finance=2.62
pensja finance=2.44
pepper recipe=2.44
per chart=2.07 recipe=1.68 spreadsheet=1.68
percen chart=2.62
percep weather=2.62
percor map=2.81
percur map=2.81
perdid error=1.92 notification=2.6
perdue error=2.44
perfil social=2.86
perfor chart=2.44
pergun settings=1.92 slide=2.31
period chart=2.62
permis error=1.68 settings=2.57
permit settings=2.86
peron travel=2.62
persa error=1.92 notification=2.31
person recipe=2.62
perspe slide=2.44
perto map=2.44
petrol map=2.62
pets photo=2.44
pełny error=2.44
pfanne recipe=2.44
pfannk recipe=2.44
pfeffe recipe=2.44
pharma finance=2.44
phone finance=2.44
phones board=2.44
photo article=1 photo=2.96
photos photo=3.07
piace social=2.62
piano calendar=2.86
picada recipe=2.73
pick calendar=2.44
pictur document=1.51 photo=2.79
pid terminal=2.62
pie map=2.31 recipe=1.92
piec recipe=2.44
piece email=2.62
pied map=2.62
piedi map=2.62
piekar recipe=2.62
pieno error=2.44
pierog recipe=2.44
pierws document=2.44
pieszo map=2.62
pilot slide=2.44
pimien recipe=2.44
pincee recipe=2.62
pinch recipe=2.81
pintur board=2.44
pioggi article=1.68 weather=2.57
piotre calendar=2.44
pitada recipe=2.62
pivot spreadsheet=2.81
pivote photo=2.62
pizca recipe=2.62
pizza calendar=2.44
pizzic recipe=2.62
place shopping=2.62
places document=2.31 map=1.92
plage photo=1.92 spreadsheet=2.31
plan board=1.4 map=2.29 slide=1.79
planne recipe=2.62
planni board=2.93
plans email=2.44
plat recipe=2.62
platfo travel=2.62
plato recipe=2.62
play calendar=2.06 settings=2.06
playa photo=2.44
plaza photo=2.44
please email=1.68 error=1.68 receipt=2.07
plein error=1.92 photo=2.31
plik error=2.44
pliki settings=2.44
pliku error=1.92 terminal=2.31
plombi board=2.44
plugin settings=2.81
pluie article=1.68 weather=2.57
plumbe board=2.44
plus slide=2.44
plutot weather=2.44
pobliz map=2.44
pochmu weather=2.62
pociag travel=2.62
poczat calendar=2.62
poczta email=2.62
podcas article=2.62
podrec document=2.81
podroz travel=2.81
poele recipe=2.44
pogoda weather=2.81
pogrub document=2.62
point spreadsheet=2.18 weather=2.18
points social=2.62
poivre recipe=2.44
pokaz settings=2.81
pokład travel=2.44
polece terminal=2.62
police settings=2.62
policy document=2.44
politi article=3.06
polity article=2.62
pomido recipe=2.44
pommes recipe=2.44
pomodo recipe=2.44
ponown error=2.62
por article=1.34 board=1.34 chart=1.62 receipt=.66 spreadsheet=.94 weather=.66
porcen chart=2.62
porcio recipe=2.62
porcje recipe=2.62
porcoe recipe=2.62
port map=1.58 settings=1.97 terminal=1.97
portad article=2.62
porte travel=2.62
portes article=1.92 shopping=2.31
portfo finance=2.81
portio recipe=2.95
porto map=1.79 travel=2.46
portow map=2.44
portra photo=2.62
porzio recipe=2.62
positi settings=2.44
possiv error=2.81
post notification=.96 social=2.97
posta email=2.81
postau email=2.62
postei email=2.81
poster social=2.62
posto travel=2.62
postre recipe=2.62
posts social=2.99
potato recipe=2.44
poupan finance=2.81
pour email=1.58 recipe=1.97 social=1.97
pource chart=2.62
powaza email=2.44
powiad notification=2.47 settings=1.97
powodz article=2.44
powrot travel=2.62
powtar calendar=2.62
poziom notification=2.62
poznan travel=2.44
połacz chat=1.97 error=1.58 notification=1.97
połnoc chart=1.79 map=1.79 spreadsheet=1.79
połudn chart=2.06 spreadsheet=2.06
prad finance=2.44
prague weather=2.44
praia photo=2.44
pranzo calendar=2.44
prasen slide=2.62
prawo map=2.62
prazo board=2.62
preced document=2.62
precio invoice=2.18 shopping=2.18
precip weather=2.95
preco invoice=2.18 shopping=2.18
predef settings=2.86
predet settings=2.62
prefer photo=.69 settings=3.03
pregun settings=1.92 slide=2.31
preis chart=2.18 shopping=2.18
preise slide=2.44
preisl spreadsheet=2.44
prenot travel=2.62
prep recipe=2.62
prepar board=.95 recipe=2.93
presen photo=.86 slide=2.99
presio weather=2.62
pressa weather=2.62
pressi weather=2.86
pressu chart=1.92 weather=2.31
presup finance=2.57 spreadsheet=1.68
previe document=2.62
previo chart=2.18 document=2.18
previs weather=3.02
prezen slide=2.62
prezzo invoice=2.18 shopping=2.18
price finance=1.71 invoice=1.71 shopping=1.71 spreadsheet=1.32
pricin slide=2.44
prima settings=2.44
primei document=2.44
primer document=2.44
primi document=2.44
princi recipe=2.86
printe settings=2.62
priori board=3.06
priory board=2.62
prise document=1.92 recipe=2.31
privac document=1.01 settings=2.91
prix invoice=2.18 shopping=2.18
pro chart=2.81
proble code=2.13 error=2.64
proced recipe=2.62
procha slide=2.81
prodot shopping=2.62
produc board=.81 chart=.81 error=.81 shopping=2.72
produi shopping=2.62
produk shopping=2.86
produt shopping=2.62
profil settings=1.29 social=2.88
proget board=2.81
progno weather=2.81
progra code=2.08 error=2.63
progre board=2.18 chart=2.18
projec board=2.95 calendar=.86
projek board=2.97
projet board=2.76 finance=1.58
promed chart=2.62
promem calendar=2.62
promoc shopping=2.62
promot shopping=2.62
pronos weather=2.81
proper settings=2.44
propos settings=2.62
prossi slide=2.44
protec error=2.44
protok document=2.44
proxim map=2.14 slide=2.47
proxy settings=2.62
proyec board=2.81
prozen chart=2.62
prufen board=2.06 error=2.06
prywat settings=2.44
przecz chat=2.62
przed settings=2.44
przegl chart=2.06 document=2.06
przeja travel=2.62
przeka email=2.62
przele finance=2.81
przepi recipe=2.81
przesi travel=2.62
przesz notification=2.62
przez error=2.06 recipe=2.06
przy settings=2.44
przych finance=2.62
przygo recipe=2.62
przyja travel=2.62
przypo calendar=2.62
przyst map=2.18 travel=2.18
przytn photo=2.62
przywr settings=2.62
ptu receipt=2.62
pubbli article=2.62
public article=1.97 social=2.66
publie article=2.62
publis article=2.62
pudo error=2.81
puerta article=1.92 travel=2.31
puerto map=2.44
puesta weather=2.62
pull code=2.62
pumpki recipe=2.44
punktl travel=2.62
purcha invoice=1.34 receipt=2.86
py code=3.03
pytaj settings=2.44
pytani slide=2.62
płatno finance=2.18 invoice=2.18
qty invoice=2.18 receipt=2.18
quadro board=2.62
quai map=2.44
qualit slide=1.92 weather=2.31
quanti invoice=2.29 shopping=2.29 spreadsheet=.93
quarta slide=2.44
quarte slide=2.44
queda article=2.44
queijo receipt=2.44
quellc code=2.62
queso receipt=2.44
questi document=1.4 email=1.4 slide=2.47
queue code=2.44
quick document=2.44
quiet article=2.44
raccou settings=2.62
rachas weather=2.62
racion recipe=2.62
radar map=1.92 weather=2.31
radweg article=2.44
rafale weather=2.62
rain article=.86 map=.86 notification=.86 shopping=.86 weather=2.52
rama code=2.62
ramo code=2.86
range spreadsheet=2.62
rango spreadsheet=2.62
raport chart=2.62
rappel calendar=2.62
rappor chart=2.64 document=1.58
rascun email=2.62
rat article=2.44
rate chart=1.88 finance=1.88 invoice=1.88
rating recipe=2.18 shopping=2.18
razem chart=1.64 invoice=1.64 receipt=1.64 spreadsheet=1.64
rb code=2.44
re email=2.44
reabre article=2.73
reache error=2.44
read article=1.64 chat=1.64 email=1.64 notification=1.64
reader article=2.62
readin article=1.97 document=1.58 terminal=1.97
readme code=2.44
ready board=2.62
recadr photo=2.62
receip receipt=3.05
receit finance=1.97 recipe=2.47
receiv finance=2.31 notification=1.92
recens shopping=2.62
recent document=2.62
recept email=2.81
receta recipe=2.81
recett recipe=2.81
recher slide=2.44
rechnu email=1.68 invoice=2.57
rechts map=2.31 settings=1.92
recibi email=2.62
recibo receipt=2.86
recipe recipe=3.06
recipi email=2.62
reconc finance=2.62
record article=1.58 calendar=1.97 map=1.97
recort photo=2.62
recu receipt=2.62
recule article=2.44
recurr calendar=2.18 finance=2.18
recycl settings=2.62
red photo=1.97 settings=2.47
redaca article=2.62
redacc article=2.62
redact article=2.18 email=2.18
redakc article=2.62
redakt article=2.62
redazi article=2.62
rede settings=2.81
redige email=2.62
reduci slide=2.44
reduir slide=2.44
reduzi slide=2.44
reenvi email=2.62
reessa error=2.62
refere document=2.47 travel=1.97
reform board=2.44
refund finance=1.92 shopping=2.31
refuse error=2.97
regard email=2.44
regen article=1.68 weather=2.57
regenr map=2.44
regenw weather=2.62
regiao spreadsheet=2.44
region spreadsheet=3
regist receipt=2.62
reglem invoice=2.62
reimbu finance=2.62
reinit settings=2.62
reinte error=2.62
reise travel=2.81
reisen spreadsheet=1.92 travel=2.31
relate article=2.62
relato chart=2.62
relaun board=2.44
releas board=1.68 code=2.07 document=1.68
reload error=2.62
remain finance=2.62
rememb settings=2.44
remind calendar=1.51 notification=2.79
remite email=2.62
remont board=2.44
renda finance=2.44
rendez calendar=2.62
rendu document=1.92 receipt=2.31
renova board=2.73
rent finance=2.06 spreadsheet=2.06
rental document=2.44
reopen article=2.44
repair article=2.44
repart chart=2.62
repeat calendar=2.62
repete calendar=2.62
repeti calendar=2.86
replie social=2.62
reply chat=1.88 email=1.88 social=1.88
repond chat=1.71 email=1.71 error=1.32 social=1.71
repor settings=2.62
report article=1.65 chart=2.43 document=.77 error=1.16
reposi code=2.62
repost social=2.62
reprod settings=2.44
reques code=1.88 finance=1.88 social=1.88
requir document=1.92 settings=2.31
resear spreadsheet=2.44
reseau settings=2.81
reserv travel=3.03
reset email=1.92 settings=2.31
resign article=2.44
resize photo=2.62
respon chat=1.68 email=1.68 error=1.83 social=1.68
ressen weather=2.62
restab settings=2.62
restar error=2.62
restau finance=2.55 map=1.88
resto receipt=2.62
restor settings=2.62
result document=1.32 slide=2.79
resume document=2.44
reszta receipt=2.62
retard travel=2.62
rete settings=2.81
retour article=1.92 travel=2.31
retras travel=2.62
retry error=2.62
return article=1.58 shopping=1.97 travel=1.97
retwee social=2.62
reunia calendar=2.44
reunio calendar=2.07 document=1.4 email=2.07
reveil notification=2.62
revenu chart=2.62 finance=1.79
review article=1.06 board=1.95 calendar=1.06 code=1.45 shopping=1.45
rezept recipe=2.81
rezerw travel=2.62
riapre article=2.44
rice receipt=2.44
ricett recipe=2.81
ridurr slide=2.44
riga spreadsheet=2.62
right map=2.62
ripeti calendar=2.62
ripris settings=2.62
riprov error=2.62
risott recipe=2.73
rispar finance=2.81
rispon chat=1.88 email=1.88 social=1.88
ristru board=2.44
ritagl photo=2.62
ritard travel=2.62
ritorn travel=2.62
riunio calendar=2.44
riusci error=2.62
river article=2.44
road map=2.81
roadma board=2.06 slide=2.06
robocz email=2.62
rodar photo=2.62
rodzin photo=2.44
rojos photo=2.62
rok calendar=2.62
roll photo=2.44
roma travel=2.06 weather=2.06
rome travel=2.44
rondo map=2.62
room travel=2.62
rooms chat=2.62
root terminal=2.62
rota map=2.62
rotate photo=2.62
rotato map=2.62
rote photo=2.62
rotond map=2.62
rotund map=2.62
rouges photo=2.62
rounda map=2.62
route email=.73 map=2.98
routes map=2.62
rouvre article=2.44
row spreadsheet=2.62
rower map=2.62
rows spreadsheet=2.62
rozdzi document=2.62
rozgrz recipe=2.44
rozmia document=2.18 shopping=2.18
rozmow email=2.44
rs code=2.44
rsvp calendar=2.62
rua map=2.81
ruch map=2.62
ruckfa travel=2.62
ruckge receipt=2.62
ruckst board=2.62
rue map=2.81
rule settings=2.81
run code=2.62
runnin shopping=1.92 terminal=2.31
ruota photo=2.62
ruta map=2.81
rynki slide=2.44
rysune document=2.62
saida code=2.18 map=2.18
sal recipe=2.44
salad receipt=2.06 recipe=2.06
salair finance=2.44
salari finance=2.44
salary finance=2.06 spreadsheet=2.06
saldo finance=3.04
sale shopping=2.62
saler recipe=2.44
sales chart=2.06 spreadsheet=2.06
salida code=1.71 map=1.71 travel=2.21
salt recipe=2.44
saludo email=2.44
saluti email=2.44
salvar error=2.44
salz recipe=2.44
sam calendar=2.44
samoch map=2.62
sample board=2.06 document=2.06
sandwi receipt=2.44
sarten recipe=2.44
sateli map=2.95
satell map=3
sattig photo=2.62
satura photo=3.04
sauveg notification=1.92 settings=2.31
save settings=2.81
saved error=1.68 map=1.68 receipt=2.07
saving error=1.68 finance=2.57
scaden board=2.18 invoice=2.18
scalda recipe=2.44
scale map=2.62
scaric notification=2.62
scatte weather=2.44
scharf photo=2.62
schaue weather=2.62
scheda board=2.62
schedu calendar=2.82 finance=1.61
schema code=2.44
scherm settings=2.62
schlag article=2.62
schlie article=2.44
schnee weather=2.62
school calendar=2.06 slide=2.06
schrei board=1.92 chat=2.31
schrif settings=2.62
schrit document=1.4 recipe=1.79 slide=2.29
schwac article=1.92 notification=2.31
schwie recipe=2.62
scienc article=2.86
scient article=2.44
scienz article=2.62
scontr receipt=2.62
scoper article=2.44
scorci settings=2.62
screen notification=1.68 photo=2.07 settings=1.68
screws spreadsheet=2.44
scrive board=2.44
scrivi chat=2.18 email=2.18
scuro settings=2.62
se error=2.81
search chart=1.4 chat=1.79 map=1.79 slide=1.4
season recipe=2.44
seat travel=2.62
seccao document=2.62
seccio document=2.62
sectio document=2.86
securi email=1.4 settings=2.75
see document=2.31 email=1.92
seen chat=2.62
seestr map=2.44
segue email=2.44
segui social=2.62
seguid social=2.86
seguin document=2.62
seguir social=2.86
segura settings=2.62
seguri settings=2.62
seguro finance=2.44
sehr email=2.44
seite document=2.31 error=1.92
sekcja document=2.62
selfie photo=2.62
sell finance=2.62
semain board=1.68 calendar=2.57
semana article=1.79 calendar=2.69
sencil slide=2.44
send chat=1.4 email=1.4 error=1.4 finance=1.89 settings=1.01
senden chat=2.62
senha settings=2.62
sensac weather=2.86
sent chat=2.18 email=2.18
ser error=2.06 receipt=2.06
sereno weather=2.62
series chart=2.62
serve recipe=2.44
server board=1.17 code=2.41 error=1.17 receipt=.9 settings=.9
serves recipe=2.62
serveu error=2.44
servic document=2.44
servid error=2.44
servin recipe=2.62
ses article=2.44
sesion terminal=2.62
sessio chart=1.88 terminal=2.55
set board=2.44
settim article=1.68 calendar=2.57
settin settings=3.06
sevill travel=2.06 weather=2.06
sezion document=2.62
share social=2.62
shares finance=2.62
sharpe photo=2.62
sheet spreadsheet=2.99
shell terminal=3.05
ship invoice=2.62
shippe email=2.44
shippi shopping=2.62
shoes shopping=2.44
shop receipt=1.96 shopping=2.71
shoppi document=.77 recipe=1.16 shopping=2.8
shortc settings=2.81
shot photo=2.62
show settings=2.81
shower weather=2.62
shutte photo=2.62
sicher notification=1.68 settings=2.57
sicht weather=2.62
sicure settings=2.62
sie email=2.06 error=2.06
siec settings=2.81
siege travel=2.62
sign notification=2.44
signat email=2.62
siguie document=2.18 social=2.18
silenc notification=2.95
silent notification=2.62
silenz notification=2.62
silny weather=2.44
simila settings=2.44
simmer recipe=2.44
simple slide=2.73
sind article=2.44
sinist map=2.62
siret invoice=2.62
site board=2.73
sito board=2.44
sitzpl travel=2.62
sitzun terminal=2.62
size document=1.64 settings=1.64 shopping=1.64 spreadsheet=1.64
siłown calendar=2.44
skrec map=2.62
skroty settings=2.62
sku shopping=2.62
sky weather=2.44
składn recipe=2.62
slajd slide=2.62
sleep article=2.44
slide slide=3.05
slides photo=1.51 slide=2.79
slow article=2.44
small article=2.44
sms chat=2.62
snieg weather=2.62
snippe code=2.62
snooze email=2.62
snow photo=1.68 weather=2.57
sobre settings=2.62
sobrem recipe=2.62
social chart=1.01 social=2.91
softwa code=2.08 settings=2.63
sol weather=2.86
solde finance=2.62
soldes shopping=2.44
solead weather=2.81
solegg weather=2.62
soleil weather=2.62
som settings=2.62
soma spreadsheet=2.62
sombre settings=2.62
someth error=2.44
somma spreadsheet=2.62
sommai document=2.62
somme spreadsheet=2.62
sommer photo=2.44
son settings=2.62
sonido settings=2.81
sonnen weather=2.62
sonnig weather=2.81
sons settings=2.44
sopa recipe=2.9
sort settings=1.97 spreadsheet=2.47
sortie code=1.88 map=1.88 spreadsheet=1.88
sortuj spreadsheet=2.62
sound settings=2.81
sounds settings=2.44
soup receipt=2.06 recipe=2.06
soupe recipe=2.81
source code=2.18 recipe=2.18
sous board=1.88 invoice=1.88 receipt=1.88
south chart=2.06 spreadsheet=2.06
space error=2.44
spaces code=2.62
spadki article=2.44
spalte board=1.88 code=1.88 spreadsheet=1.88
spam email=3
spare invoice=2.44
sparen finance=2.62
speake slide=2.62
specie article=2.73
spediz shopping=2.62
speich settings=2.62
spell settings=2.44
spent finance=2.62
spesa finance=1.68 shopping=2.57
spese finance=2.62
spiege photo=2.62
spis document=2.62
sport article=2.76 calendar=1.68
sports article=2.62
sposob recipe=2.62
spotka calendar=2.44
sprach chat=2.18 settings=2.18
spread spreadsheet=3.05
sprint board=2.81
sprobu error=2.62
sprzed chart=2.07 invoice=1.58 receipt=1.58 spreadsheet=1.19
sql code=2.44
sredni chart=2.62
srodki finance=2.62
stack board=1.88 code=1.88 error=1.88
stadio article=2.44
stadiu article=2.06 map=2.06
standa settings=2.62
stando map=2.62
standu calendar=2.44
starci settings=2.44
starke weather=2.44
starre email=2.62
stars code=2.62
start chat=1.4 map=2.47 settings=1.68
starte document=1.92 recipe=2.31
starti terminal=2.62
starts calendar=2.31 notification=1.92
startu article=1.92 settings=2.31
starym article=2.44
statem finance=2.81
statio map=2.47 travel=1.97
statis chart=2.85 finance=.71 spreadsheet=.71
status board=2.62
statys chart=2.81
std social=2.62
step chart=1.92 recipe=2.31
steps chart=1.49 document=1.49 slide=2.37
steuer invoice=2.18 receipt=2.18
stew recipe=2.44
stimmt article=2.44
stipen finance=2.44
stir recipe=2.44
stirri recipe=2.44
stock shopping=2.87 spreadsheet=1.12
stocka settings=2.62
stocks finance=2.62
stop map=2.18 travel=2.18
stoppe error=2.44
stops travel=2.62
storag notification=1.68 settings=2.57
store receipt=1.51 shopping=2.79
storen notification=2.62
storic article=2.44
storie article=2.18 social=2.18
storm article=1.92 weather=2.31
strada map=2.62
straig map=2.18 photo=2.18
strand photo=2.44
strate slide=2.95
straße map=2.62
street map=2.81
strom finance=2.44
stromv chart=2.44
strona document=2.62
strong slide=2.06 weather=2.06
strony board=2.06 error=2.06
stumm chat=2.18 notification=2.18
stunde spreadsheet=2.44
stundl weather=2.62
stycze spreadsheet=2.44
styles code=1.92 document=2.31
su email=1.32 notification=1.32 receipt=1.71 shopping=1.32 travel=1.32
sua email=1.49 notification=1.49 receipt=1.88 travel=1.49
subjec email=2.62
subscr article=2.18 social=2.18
subtas board=2.62
subtot invoice=2.23 receipt=2.52
suche chart=2.06 slide=2.06
sud chart=2.32 spreadsheet=2.32
sudo terminal=2.62
sugar recipe=2.44
suite article=2.62
suivan document=2.62
suivre social=2.62
sul chart=2.06 spreadsheet=2.06
sum spreadsheet=2.62
suma receipt=1.88 spreadsheet=2.55
summar shopping=2.44
summe chart=1.64 invoice=1.64 receipt=1.64 spreadsheet=1.64
summer calendar=2.06 photo=2.06
sun weather=2.44
sunny weather=2.81
sunris weather=2.62
sunset photo=1.92 weather=2.31
suono settings=2.62
superm finance=2.07 shopping=2.47
suppor document=1.79 invoice=1.79 spreadsheet=1.79
suppri settings=2.44
sur chart=2.06 spreadsheet=2.06
surven error=2.44
sus article=2.44
suscri article=2.62
svegli notification=2.62
svolta map=2.62
swimla board=2.62
swipe notification=2.62
symbol settings=2.62
sync settings=2.62
syntax code=2.62
system settings=2.44
szczyp recipe=2.62
szkice email=2.62
słonca weather=2.62
słonec weather=2.62
tab settings=2.44
tabela document=2.86
tabell document=2.39 spreadsheet=2.21
tabla document=2.31 spreadsheet=1.92
table document=1.57 notification=.51 receipt=.9 spreadsheet=2.6
tablea board=2.14 chart=1.25 document=1.64 spreadsheet=1.25
tabler board=2.81
tablet chart=2.44
tablic board=2.62
tache board=2.62
taches board=2.81
tacos recipe=2.44
tafel board=2.62
tag calendar=2.62
tage chart=2.62
taglia shopping=2.62
tags code=2.62
taille document=1.88 shopping=1.88 spreadsheet=1.88
takieg terminal=2.62
talla shopping=2.62
tam travel=2.62
tamanh document=2.18 shopping=2.18
tamano document=2.18 spreadsheet=2.18
tankst map=2.62
tarea board=2.62
tareas board=2.81
tarefa board=2.81
tarjet board=1.97 receipt=1.97 travel=1.58
tarta recipe=2.44
tarte recipe=2.44
task board=2.99
tasks board=3.05
tax invoice=2.18 receipt=2.18
tbsp recipe=2.81
tea receipt=2.44
team article=1.25 board=1.25 calendar=1.25 slide=1.92 spreadsheet=1.25
techno article=2.62
teilen social=2.62
teilne calendar=2.62
teksty board=2.44
tema settings=2.95
temat email=2.62
temper weather=3.06
tempo weather=2.62
tempor weather=2.62
temu notification=2.18 social=2.18
tendan chart=2.18 social=2.18
tenden chart=2.13 social=2.53
tentar error=2.62
teraz notification=2.18 shopping=2.18
termin board=.78 calendar=1.06 terminal=2.53
terms document=1.92 invoice=2.31
terrai map=2.62
test board=2.44
tester board=2.44
testi board=2.44
text document=3.03
texte board=2.44
textes board=2.44
textos board=2.73
texts board=2.44
thank email=1.19 invoice=1.58 receipt=1.58 slide=2.07
the article=1.01 board=1.01 email=1.01 error=1.01 recipe=1.01 settings=1.01 shopping=1.01 slide=1.01
theme settings=2.86
thesis document=2.44
third slide=2.44
this chart=2.31 error=1.92
thread chat=2.62
three slide=2.44
thumbn photo=2.62
thunde weather=2.62
thursd email=2.44
ti social=2.62
ticket receipt=1.64 travel=2.83
tiempo error=1.51 recipe=1.51 travel=1.51 weather=2.01
tienda receipt=2.18 shopping=2.18
till receipt=2.62
tim calendar=2.44
time calendar=1.51 error=1.12 receipt=1.51 recipe=1.51 travel=1.51
timed error=2.62
timeli slide=2.18 social=2.18
timeou settings=2.62
timesh spreadsheet=2.44
tin recipe=2.44
tinta board=2.44
tip receipt=2.62
tipo settings=2.62
title settings=2.62
titre document=2.62
titula article=2.62
titulo document=2.62
tl recipe=2.81
to board=.64 chart=.64 code=.64 email=1.13 invoice=.64 notification=.64 shopping=.64 social=.64 travel=.64
today calendar=1.97 chat=1.97 notification=1.58
todo calendar=2.18 notification=2.18
todos email=2.9
toggle settings=2.62
toku board=2.62
tomate recipe=2.86
tomato recipe=2.44
toml code=2.44
tomorr weather=2.62
ton settings=2.62
tone settings=2.44
toolti settings=2.81
toot social=2.62
top article=2.18 social=2.18
torino travel=2.44
tormen weather=2.62
torrad receipt=2.44
torta recipe=2.44
tortil recipe=2.44
tostad receipt=2.44
total chart=1.59 invoice=1.59 receipt=1.59 spreadsheet=1.59
totale chart=1.64 invoice=1.64 receipt=1.64 spreadsheet=1.64
tour map=2.44
tourne map=2.62
tous email=2.81
tout notification=2.62
toute calendar=2.62
town article=2.06 map=2.06
trace error=2.62
traceb error=2.62
track map=1.88 shopping=1.88 travel=1.88
tracks map=2.62
traffi chart=1.58 map=2.64
trafic map=2.86
trail map=2.44
train article=1.32 travel=2.91
traini invoice=2.44
trajet travel=2.81
tram travel=2.62
tramon weather=2.62
transa finance=2.99
transb travel=2.86
transf email=1.16 finance=2.74 travel=1.16
transi map=2.18 slide=2.18
transl board=2.44
transp travel=2.93
trasa map=2.81
trasfe invoice=2.44
trash document=2.18 email=2.18
travel article=.44 document=.44 invoice=.44 map=1.79 spreadsheet=.44 travel=2.35
trem travel=2.62
tren travel=2.81
trend chart=2.86
trendi social=2.62
trends social=2.62
trendy social=2.62
treno travel=2.62
tresci document=2.62
trier spreadsheet=2.62
trimes slide=2.73
trip map=.86 travel=2.95
trips travel=2.81
tritat recipe=2.44
tritt article=2.44
troco receipt=2.62
troubl document=1.92 error=2.31
trouve email=2.44
trovat error=2.47 terminal=1.97
trovoa weather=2.62
trudno recipe=2.62
try error=2.81
ts code=3.03
tse receipt=2.62
tsp recipe=2.81
ttc invoice=2.62
tudo notification=2.62
tuo email=1.79 notification=1.79 travel=1.79
turn map=2.62
tutti email=2.44
tutto article=1.88 calendar=1.88 notification=1.88
tva invoice=2.18 receipt=2.18
two settings=2.31 slide=1.92
twoja notification=2.06 travel=2.06
twoje email=2.44
tydzie calendar=2.81
typ spreadsheet=2.62
type chat=1.88 document=1.88 terminal=1.88
typing chat=2.62
uber article=1.92 settings=2.31
uberbl document=1.92 slide=2.31
ubersc document=2.62
ubersi chart=2.44
uberwe finance=2.81
uberwi weather=2.44
uczest calendar=2.62
udoste social=2.62
uferwe map=2.44
ukryte settings=2.44
ulica map=2.81
ult chat=2.62
ultima article=2.62
ultimi chart=2.62
ultimo chart=2.86
ulubio photo=2.62
uma chat=2.62
umbau article=2.44
umidad weather=2.62
umidit weather=2.62
umowa document=2.44
umsatz chart=2.14 finance=2.14 spreadsheet=1.25
umstie travel=2.62
un chat=2.23 email=1.83 error=1.83
una article=2.07 email=1.4 recipe=2.07
unable error=2.44
unavai error=2.62
unbeka error=2.62
und email=2.06 recipe=2.06
une article=2.01 board=1.51 error=1.12 recipe=1.12 slide=1.12
unerwa error=2.62
unexpe error=2.81
unfulf shopping=2.62
ungele article=2.18 email=2.18
ungult error=2.62
unifie email=2.44
unit invoice=2.18 spreadsheet=2.18
unitai invoice=2.62
unitar invoice=2.95
univer map=2.44
unknow error=2.62
unlock notification=2.62
unread article=1.64 chat=1.64 email=1.64 notification=1.64
unsere slide=2.44
unsubs email=2.62
untera board=2.62
unterh chat=2.62
unterw email=2.44
until recipe=2.44
untitl document=2.62
uova recipe=2.44
up board=1.68 calendar=1.68 notification=2.07
upcomi board=1.92 calendar=2.31
update board=1.25 error=1.25 notification=2.14 settings=1.64
upgrad document=2.44
upvote social=2.62
urgenc notification=2.62
urucho code=2.62
usa settings=2.62
usado error=1.92 spreadsheet=2.31
usage chart=1.84 document=.95 settings=.95 spreadsheet=1.84 terminal=1.34
usando error=2.44
usar settings=2.86
uscita map=2.62
uscite finance=2.62
use error=1.68 settings=2.57
used spreadsheet=2.62
user document=2.44
userna settings=2.62
users chart=2.62
userse code=2.44
uso error=2.44
usr terminal=2.62
ust invoice=2.62
ustawi settings=2.81
usunie settings=2.44
utf code=2.62
utilis error=1.58 settings=1.97 spreadsheet=1.97
utils code=2.44
utraco error=2.44
uv weather=2.62
uzyj settings=2.62
uzywan error=2.44
vacaci photo=2.44
vacanc photo=2.44
valenc travel=2.44
valeur chart=2.62
valido error=2.86
valor finance=2.18 invoice=2.18
valore chart=2.62
value settings=2.62
values chart=2.62
valuta finance=2.62
variab code=3
varian shopping=2.62
vat invoice=2.55 receipt=1.88
vegeta recipe=2.81
velha article=2.44
velo map=2.62
vence board=2.62
vencim invoice=2.86
vendas chart=2.57 spreadsheet=1.68
vender finance=2.62
vendit chart=2.57 spreadsheet=1.68
vendre finance=2.62
vent weather=2.81
ventas chart=2.57 spreadsheet=1.68
ventes chart=2.31 spreadsheet=1.92
vento weather=2.97
verbin error=1.68 travel=2.57
verbra chart=2.62
verfas email=2.62
verfug finance=2.62
verhal settings=2.81
verkau finance=2.62
verkeh map=2.62
verlau chart=2.62
verlor error=2.44
vernic board=2.44
veroff article=2.62
verpas notification=2.81
verruh recipe=2.44
versan shopping=2.62
versch email=2.44
versic finance=2.44
versio document=2.18 terminal=2.18
verspa travel=2.62
verste settings=2.44
versuc error=2.62
verwal notification=2.62
verwei error=2.81
verwen finance=2.18 settings=2.18
verzei terminal=2.62
veuill email=2.44
vez chat=2.62
via map=2.67 travel=1.71
viagem travel=2.81
viaggi email=2.06 travel=2.06
viaje travel=2.81
viajes spreadsheet=2.06 travel=2.06
vicina map=2.44
videos document=2.18 photo=2.18
vieill article=2.44
vielen email=1.58 receipt=1.97 slide=1.97
vienna travel=2.06 weather=2.06
viento weather=2.81
views social=2.62
ville article=2.06 map=2.06
vire map=2.62
vireme finance=2.81
virus article=2.44
visa receipt=2.62
visao document=2.44
visibi weather=2.95
vision slide=2.62
visita chart=2.62 receipt=2.02
visite chart=2.47 receipt=1.97
visito chart=2.81
vistas social=2.62
visual social=2.86
vitae document=2.44
vocal chat=2.62
voice chat=2.62
voie travel=2.62
voitur map=2.18 travel=2.18
vol travel=2.62
voll error=2.44
vollbi photo=2.62
volo travel=2.62
volta travel=2.62
von article=1.51 email=1.51 error=1.12 receipt=1.51 travel=1.51
voo travel=2.62
vor notification=1.97 settings=1.58 social=1.97
voraus document=2.44
vorber recipe=2.62
vorein settings=2.62
vorher weather=2.81
vorste calendar=2.44
votes article=2.44
votre email=1.32 notification=1.32 receipt=1.71 shopping=1.32 travel=1.32
vouche shopping=2.62
vous calendar=2.18 social=2.18
voyage spreadsheet=1.68 travel=2.57
vu chat=2.62
vuelo travel=2.62
vuelta travel=2.62
vues social=2.62
wachst chart=2.62
wagen travel=2.62
wagon travel=2.62
wahrun finance=2.62
walk map=2.62
walkin map=2.44
wallet finance=2.81
waluta finance=2.62
warenk shopping=2.81
warn terminal=2.62
warnin document=1.64 error=1.64 terminal=1.64 weather=1.64
warnun error=2.62
warsza travel=2.06 weather=2.06
wartun invoice=2.44
warum article=2.44
was error=2.44
wasser receipt=2.44
waste calendar=2.44
watche code=2.62
water receipt=2.44
way travel=2.62
waypoi map=2.62
we article=2.06 email=2.06
weak article=2.44
weathe weather=3.06
web board=2.73
websei board=2.44
websit board=2.06 chart=2.06
wecker notification=2.62
weddin photo=2.44
według spreadsheet=2.44
week article=1.68 calendar=1.89 email=1.01 settings=1.01 weather=1.4
weeken article=2.44
weekly calendar=2.31 email=1.92
weg map=2.62
wegbes map=2.44
weight chart=2.44
weiter article=1.88 document=1.88 email=1.88
welcom email=2.44
went error=2.44
werden error=1.92 terminal=2.31
wersje email=2.62
werte chart=2.62
west chart=2.46 spreadsheet=1.79
wetter weather=2.81
what article=2.06 slide=2.06
while error=2.44
why article=2.06 slide=2.06
wi settings=2.81
wiadom article=2.18 chat=2.18
wiatr weather=2.81
wichti article=2.44
widget chart=2.62
width document=2.62
wiecej article=2.62
wieder calendar=2.18 error=2.18
wien travel=2.06 weather=2.06
wiersz spreadsheet=2.62
wiki code=2.62
wilgot weather=2.62
willko email=2.44
wind weather=3.04
window settings=2.44
wins article=2.44
wird error=1.92 notification=2.31
wirtsc article=2.62
wische notification=2.62
wish shopping=2.44
wishes email=2.44
wishli shopping=2.62
wissen article=2.62
with article=1.4 calendar=1.4 recipe=1.4 settings=1.4 slide=1.4
withdr finance=2.81
wizard spreadsheet=2.44
wlan settings=2.44
woche calendar=2.47 weather=1.97
wochen article=2.06 shopping=2.06
wolkig weather=2.44
words document=2.62
work board=2.31 invoice=1.92
workbo spreadsheet=2.62
workin error=2.44
worksh calendar=1.92 spreadsheet=2.31
world article=2.62
worth chart=2.18 finance=2.18
wrap settings=2.44
write board=1.4 chat=1.79 error=1.4 social=1.79
wrong error=2.44
wschod chart=1.92 weather=2.31
wstaw spreadsheet=2.62
wszyst notification=2.62
wunsch shopping=2.44
wurzen recipe=2.44
wycisz notification=2.62
wyczys notification=2.62
wydarz calendar=2.81
wydatk finance=2.62
wyglad settings=2.62
wyjsci code=2.62
wykres chart=2.62
wyslij chat=2.62
wystaw invoice=2.62
wyswie social=2.62
wysłan email=2.62
wyłacz settings=2.62
wzrost chart=2.62
włacz settings=2.62
właczo settings=2.62
xlsx spreadsheet=2.44
yaml code=2.44
yaourt receipt=2.44
year article=1.92 calendar=2.31
yeux photo=2.62
yield recipe=2.62
yoga calendar=2.44
yoghur receipt=2.44
yogur receipt=2.44
you email=.77 error=.77 invoice=1.16 notification=1.16 receipt=1.16 slide=1.65 social=1.16
your email=.73 error=1.61 invoice=1.11 map=1.11 notification=1.61 shopping=.73 travel=.73
za receipt=2.62
zaawan settings=2.62
zachod chart=1.92 weather=2.31
zachow settings=2.62
zadani board=2.81
zadzwo board=2.44
zahlba invoice=2.62
zahlun finance=2.18 shopping=2.18
zahnar calendar=2.44
zakonc board=2.31 notification=1.92
zakupo shopping=2.44
zakupy finance=1.58 receipt=1.97 shopping=1.97
zamowi email=1.68 shopping=2.57
zapaso settings=2.62
zapisa error=2.44
zapros email=2.44
zapłat invoice=2.62
załacz email=2.81
zdjeci photo=2.81
zeile code=2.18 spreadsheet=2.18
zeilen settings=2.44
zeitpl slide=2.62
zeitra chart=2.62
zeitub error=2.62
zelle spreadsheet=2.62
zezwol settings=2.62
ziel map=2.62
ziele slide=2.81
zimmer travel=2.62
zinsen finance=2.62
zitron recipe=2.44
zjazd map=2.62
znajom social=2.62
znalez error=2.47 terminal=1.97
znow article=2.44
zone calendar=2.62
zoo map=2.44
zoom document=1.88 map=1.88 photo=1.88
zrobie board=2.62
zsh terminal=2.62
zu board=2.18 map=2.18
zubere recipe=2.62
zucker recipe=2.44
zug travel=2.62
zugest chat=2.62
zugrif error=2.44
zuletz chat=2.62
zum email=1.92 notification=2.31
zupa recipe=2.44
zuppa recipe=2.44
zur email=2.44
zuruck article=1.58 document=1.97 settings=1.97
zuschn photo=2.62
zustan board=2.62
zutate recipe=2.81
zwei slide=2.44
zweig code=2.62
zwiebe recipe=2.44
zwisch invoice=2.62
łyzecz recipe=2.62
łyzka recipe=2.62
łyzki recipe=2.44
œufs recipe=2.44
`;

export const TITLE_WEIGHTS = `
all_capitals -.226
beside -.706
best_heading .092
button -.311
capital .363
capital_words .122
centred .149
colon -.047
confidence -.245
desk.all_capitals -.085
desk.beside -.564
desk.best_heading .151
desk.button -.046
desk.capital -.128
desk.capital_words .078
desk.centred -.142
desk.colon .039
desk.confidence -.162
desk.digits -.025
desk.doubtful -.01
desk.few_words -.068
desk.first -.035
desk.generic -.184
desk.heading .61
desk.height .144
desk.in_list -.073
desk.joining_words .316
desk.large_and_first -.211
desk.left -.205
desk.many_words -.22
desk.odd_case .08
desk.of_highest -.031
desk.off_middle -.051
desk.one_word -.309
desk.part -.275
desk.place .18
desk.program_bar .148
desk.rank -.045
desk.rank_under_bar .121
desk.right -.627
desk.role:main -.149
desk.role:sidelist -.352
desk.role:titlebar .293
desk.role:toolbar -.048
desk.rule:author_and_first -.031
desk.rule:chat_name -.063
desk.rule:day_and_first -.012
desk.rule:error_message .14
desk.rule:first_command .095
desk.rule:from_to .05
desk.rule:heading -.267
desk.rule:heading_and_route -.031
desk.rule:line -.257
desk.rule:month_shown .074
desk.rule:source_file -.047
desk.rule:subject .076
desk.rule:vendor_and_date .237
desk.rule:window_title .164
desk.running -.167
desk.said_again .332
desk.said_often -.082
desk.search_field -.167
desk.second .093
desk.sentence -.188
desk.short -.181
desk.space_above .372
desk.space_below -.171
desk.table_row -.284
desk.time .029
desk.too_long .101
desk.top .527
desk.under_smaller .269
desk.upper_fifth .571
desk.way -.035
desk.wide_gaps -.418
desk.word_length .281
desk.wrapped -.369
digits .039
doubtful -.12
few_words -.007
first .171
generic -.295
heading .66
height .53
in_list -.528
joining_words .472
large_and_first -.045
left .074
letters -.011
many_words -.188
odd_case .008
odd_start -.077
of_highest -.031
off_middle -.271
one_word -.574
part -.337
phone.all_capitals -.141
phone.beside -.142
phone.best_heading -.059
phone.button -.265
phone.capital .491
phone.capital_words .044
phone.centred .291
phone.colon -.086
phone.confidence -.083
phone.digits .064
phone.doubtful -.11
phone.few_words .061
phone.first .206
phone.generic -.111
phone.heading .05
phone.height .387
phone.in_list -.454
phone.joining_words .156
phone.large_and_first .166
phone.left .279
phone.letters -.014
phone.many_words .032
phone.odd_case -.072
phone.odd_start -.079
phone.off_middle -.22
phone.one_word -.265
phone.part -.062
phone.place .316
phone.program_bar .214
phone.rank .221
phone.rank_under_bar .173
phone.right -.185
phone.role:appbar .149
phone.role:main -.357
phone.rule:author_and_first .021
phone.rule:chat_name .095
phone.rule:day_and_first -.012
phone.rule:error_message .016
phone.rule:first_command .123
phone.rule:heading -.032
phone.rule:heading_and_route -.054
phone.rule:line -.208
phone.rule:source_file .008
phone.rule:subject -.022
phone.rule:vendor_and_date .036
phone.running -.033
phone.said_again .074
phone.said_often -.094
phone.search_field -.089
phone.second .102
phone.sentence .057
phone.short -.121
phone.space_above .31
phone.space_below .145
phone.table_row -.069
phone.time -.129
phone.too_long .019
phone.top .126
phone.under_smaller .156
phone.upper_fifth .053
phone.way .032
phone.wide_gaps -.069
phone.word_length .308
phone.wrapped .41
place .495
program_bar .362
rank .176
rank_under_bar .294
right -.811
role:appbar .149
role:main -.506
role:sidelist -.352
role:titlebar .293
role:toolbar -.048
rule:author_and_first 1.99
rule:chat_name 2.032
rule:day_and_first 1.976
rule:error_message 2.156
rule:first_command 2.219
rule:from_to 2.05
rule:heading 1.7
rule:heading_and_route 1.915
rule:line -.464
rule:month_shown 2.078
rule:source_file 1.961
rule:subject 2.054
rule:vendor_and_date 2.273
rule:window_title 2.166
running -.199
said_again .406
said_often -.176
search_field -.256
second .195
sentence -.132
short -.303
space_above .682
space_below -.026
table_row -.353
time -.1
too_long .12
top .652
under_smaller .425
upper_fifth .625
wide_gaps -.487
word_length .589
wrapped .041
`;

export const TAG_WEIGHTS = `
bar:dialog .038
bar:software .053
bias 1.142
buttons:dialog .078
buttons:software .116
companion_in_title .461
companion_on_page .856
in_furniture .144
kind_confidence:goes_with_kind .83
kind_confidence:kind .83
kind_confidence:topic .106
kind_doubt:goes_with_kind -.311
kind_doubt:kind -.218
kind_doubt:topic -.049
kind_word .411
long_word .155
menu:dialog .016
menu:software .293
often .228
only_word .074
program_again .204
program_brand .005
program_in_title .287
program_is_title .011
repeated .361
rule:goes_with_kind -1.724
rule:kind -.061
rule:language .942
rule:phone_screen .973
rule:program_window .578
rule:title_word -.49
rule:topic -.242
rule:window_title .046
second_text .151
several_lines .264
short_word -.354
tag:agenda .123
tag:alert -.041
tag:analytics -.042
tag:bank .036
tag:billing .119
tag:command -.054
tag:comments -.04
tag:configuration -.57
tag:console .012
tag:conversation .073
tag:cooking .224
tag:dashboard .06
tag:data -.309
tag:development .19
tag:dialog -.768
tag:document .379
tag:documentation -1.116
tag:editor -.144
tag:events .146
tag:finance -.318
tag:food .196
tag:forecast .106
tag:graph .13
tag:image .073
tag:inbox -.086
tag:ingredients .134
tag:journey .075
tag:kanban -.051
tag:linux .109
tag:mail .141
tag:meeting -.259
tag:message .064
tag:messages .256
tag:messaging .13
tag:money .149
tag:navigation .075
tag:news -.04
tag:options -.56
tag:order -.01
tag:payment .17
tag:picture .029
tag:planning .167
tag:post .065
tag:preferences -.478
tag:problem -.409
tag:product .02
tag:programming .018
tag:project .124
tag:purchase .085
tag:route -.077
tag:schedule .269
tag:shell .047
tag:shop .208
tag:software .385
tag:statistics .1
tag:store .104
tag:table .021
tag:tasks .201
tag:technology -.317
tag:temperature .085
tag:text -1.415
tag:ticket .056
tag:transactions .063
tag:transport .009
tag:travel .075
tag:trip .075
title_confidence -.102
title_words -.725
topic_again .28
topic_in_title .282
topic_often .167
window:dialog .078
window:software .5
`;
